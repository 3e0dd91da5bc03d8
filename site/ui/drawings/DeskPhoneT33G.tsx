import { Drawing, type DrawingProps } from './Drawing.tsx';
import { keyGrid } from './key-grid.ts';

const paperKeys = 'M88 29h1m-1 18h1M191 29h1m-1 18h1M102 72h10m11 0h10m11 0h10m11 0h10';
const keypad = keyGrid({ x: 76, y: 93, columns: 3, rows: 4, stepX: 27, stepY: 20, width: 22, height: 13, radius: 5 });

/** The secondary phone, a Yealink T33G: smaller, four lines, small screen. */
export function DeskPhoneT33G(drawing: DrawingProps) {
  return (
    <Drawing viewBox="-4 -2 254 226" {...drawing}>
      <path fill="var(--card)" d="M33 181.5 72.5 124l150 29v7L183 217.5l-150-29z" />
      <path fill="var(--ink)" d="m178 206 35-51.5-6.5-80L173 199z" />
      <path
        fill="var(--card)"
        d="M3 170.5v-7L43 15.5l3.5-6L53 5.5 60 5l171 33 6 3 4 5.5 3.5 5.5v7l-40 148-3.5 6.5-6.5 3.5-7 .5-171-33-6-3-4-5z"
      />
      <g transform="matrix(.94 .181 -.254 .938 46.7 2.4)">
        <rect fill="var(--card)" width="210" height="186" rx="14" />
        <rect fill="var(--sea-tint)" x="8" y="8" width="56" height="170" rx="17" />
        <rect fill="var(--ink)" x="80" y="12" width="120" height="67" rx="7" />
        <path stroke="var(--paper)" strokeWidth="6" d={paperKeys} />
        <rect fill="var(--sea-tint)" stroke="none" x="98" y="20" width="84" height="44" rx="3" />
        <path d="M107 34h30m-30 14h48" />
        <path fill="var(--sea-tint)" d={keypad} />
        <circle fill="var(--sea-tint)" cx="178" cy="110" r="16" />
        <circle fill="var(--card)" cx="178" cy="110" r="6.5" />
        <path
          fill="var(--sea-tint)"
          d="M163 139h31a5 5 0 010 10h-31a5 5 0 010-10zm0 17h8a5 5 0 010 10h-8a5 5 0 010-10zm23 0h8a5 5 0 010 10h-8a5 5 0 010-10z"
        />
      </g>
      <path
        fill="var(--ink)"
        d="M17 173.5c-6.5-4.5-7.5-11.5-8-17-1-8 5-16 11.5-26.5C28 118 36 84 40 64c2-10 5.5-17 5.5-26 0-8-2-17 2.5-22 3-3.5 7.5-13 15-13 7.5.5 24 6.5 30.5 11 6 4 7 10 7.5 14.5 1 9-7 14-14.5 24C74 68 64 110 60.5 129c-.5 11 4.5 23 4.5 31 0 4.5-.5 9-3.5 13-2.5 4-7 11.5-14.5 11.5-7.5 0-24-6-30-11z"
      />
      <path stroke="var(--paper)" d="M52.5 158c0-5-2.5-20-1.5-29.5C53 112 62 84 64.5 75.5 69 60 70 42 88 26.5" />
    </Drawing>
  );
}
