import { Drawing, type DrawingProps } from '#ui/drawings/Drawing.tsx';
import { keyGrid } from './key-grid.ts';

const paperKeys = 'M88 29h1m-1 18h1M191 29h1m-1 18h1M102 72h10m11 0h10m11 0h10m11 0h10';
const keypad = keyGrid({ x: 76, y: 93, columns: 3, rows: 4, stepX: 27, stepY: 20, width: 22, height: 13, radius: 5 });

/** The secondary phone, a Yealink T33G: smaller, four lines, small screen. */
export function DeskPhoneT33G(drawing: DrawingProps) {
  return (
    <Drawing viewBox="-4 -2 254 226" {...drawing}>
      <path fill="var(--card)" d="m33 182 40-58 150 29v7l-40 58-150-29z" />
      <path fill="var(--ink)" d="m178 206 35-51-6-80-34 124z" />
      <path fill="var(--card)" d="M3 167 43 15q5-11 17-10l171 33q13 3 13 20l-40 149q-5 11-17 11L16 185Q4 182 3 167z" />
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
        d="M17 173c-7-4-8-11-8-17 0-8 5-16 12-26 7-12 15-46 19-66 2-10 6-17 6-26 0-8-2-17 2-22 3-4 7-13 15-13s24 7 30 11c7 4 8 10 8 15 1 9-7 14-14 24-13 15-23 57-27 76 0 11 5 23 5 31 0 19-10 24-18 24s-24-6-30-11z"
      />
      <path stroke="var(--paper)" d="M52 158c0-5-2-20-1-29C53 112 62 84 64 76c5-16 6-34 24-49" />
    </Drawing>
  );
}
