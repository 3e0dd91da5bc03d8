import { Drawing, type DrawingProps } from './Drawing.tsx';
import { keyGrid } from './key-grid.ts';

const keyboard = keyGrid({
  x: 22,
  y: 20,
  columns: 10,
  rows: 4,
  stepX: 21,
  stepY: 20,
  width: 16,
  height: 14,
  radius: 3,
});

/** A laptop with the telephone on its screen: contacts on the left, a call on the right. */
export function Laptop(drawing: DrawingProps) {
  return (
    <Drawing viewBox="0 0 295 256" {...drawing}>
      <path
        fill="var(--card)"
        d="m3 199 .5-2.5 51-75 3-2 5-1h5L283.5 160l4.5 2 2 2.5v7.5l-.5 2.5-51 75-3 2-5 1h-5L9.5 211 5 209l-2-2z"
      />
      <g transform="matrix(.94 .181 -.342 .498 58.1 116.7)">
        <path strokeWidth="1.75" fill="var(--sea-tint)" d={keyboard} />
        <rect fill="var(--sea-tint)" x="88" y="108" width="74" height="48" rx="5" />
      </g>
      <path d="m3.5 199.5 1.5 2 4.5 2 216 41.5h5l5-1 3-2 51-75 .5-2.5" />
      <path
        fill="var(--ink)"
        d="m42.5 12 1-3 2-4.5 3-1.5H53l216.5 41.5 4.5 2 4 3 1.5 4L291.5 155l-1 3.5-2 4-3 2H281L65 123l-5-2-3.5-3.5-2-3.5z"
      />
      <g transform="matrix(.94 .181 .083 .702 41.8 5.1)" strokeWidth="2">
        <rect fill="var(--card)" x="10" y="11" width="230" height="144" rx="5" />
        <path fill="var(--sea-tint)" d="M15 11h75v144H15q-5 0-5-5V16q0-5 5-5z" />
        <path d="M42 36h36M42 64h28M42 92h34M42 120h24" />
        <g fill="var(--sun)">
          <circle cx="26" cy="36" r="8" />
          <circle fill="var(--card)" cx="26" cy="64" r="8" />
          <circle fill="var(--card)" cx="26" cy="92" r="8" />
          <circle fill="var(--card)" cx="26" cy="120" r="8" />
          <circle cx="165" cy="56" r="24" />
        </g>
        <path fill="var(--card)" d="M165 58a9 9 0 100-18 9 9 0 000 18zm-17 15q2-13 17-13t17 13" />
        <path strokeWidth="4" d="M140 97h50" />
        <circle fill="var(--maquis)" cx="145" cy="127" r="13" />
        <circle fill="var(--coral)" cx="185" cy="127" r="13" />
      </g>
    </Drawing>
  );
}
