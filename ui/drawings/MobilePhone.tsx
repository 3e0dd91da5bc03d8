import { Drawing, type DrawingProps } from './Drawing.tsx';

/** A mobile phone in a call of the office's number. */
export function MobilePhone(drawing: DrawingProps) {
  return (
    <Drawing viewBox="0 0 88 158" {...drawing}>
      <path fill="var(--ink)" d="m3 132 9-118Q14 3 27 3l47 9q11 3 11 13l-9 118q-3 12-16 11l-47-9q-10-3-10-13z" />
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
