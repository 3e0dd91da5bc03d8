import { Drawing, type DrawingProps } from './Drawing.tsx';

/** A mobile phone in a call of the office's number. */
export function MobilePhone(drawing: DrawingProps) {
  return (
    <Drawing viewBox="0 0 88 158" {...drawing}>
      <path
        fill="var(--ink)"
        d="m3 132 9-117.5 2-5.5 3-2.5 4-3 6-.5 47 9 5.5 2.5 4 5 1 6L75.5 143l-2 5.5L71 151l-4.5 3-6 .5-47-9L8 143l-3.5-4.5z"
      />
      <g transform="matrix(.94 .181 -.071 .933 13 3.3)" strokeWidth="2">
        <rect fill="var(--ink)" width="74" height="150" rx="12" />
        <rect fill="var(--sea-tint)" x="5" y="7" width="64" height="136" rx="7" />
        <circle fill="var(--sun)" cx="37" cy="46" r="18" />
        <path fill="var(--card)" d="M37 48a7 7 0 100-14 7 7 0 000 14zM24 59q2-10 13-10t13 10" />
        <path strokeWidth="3.5" d="M22 80h30m-24 9h18" />
        <circle fill="var(--coral)" cx="22" cy="120" r="9" />
        <circle fill="var(--maquis)" cx="52" cy="120" r="9" />
      </g>
    </Drawing>
  );
}
