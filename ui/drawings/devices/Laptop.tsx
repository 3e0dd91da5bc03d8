import { Drawing, type DrawingProps } from '#ui/drawings/Drawing.tsx';
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
      <path fill="var(--card)" d="m3 198 52-77q4-4 13-2l215 41q7 2 7 5v8l-52 77q-4 3-13 2L10 211q-7-2-7-4z" />
      <g transform="matrix(.94 .181 -.342 .498 58.1 116.7)">
        <path strokeWidth="1.75" fill="var(--sea-tint)" d={keyboard} />
        <rect fill="var(--sea-tint)" x="88" y="108" width="74" height="48" rx="5" />
      </g>
      <path d="M4 200q1 2 6 4l216 41q8 1 13-3l51-76" />
      <path fill="var(--ink)" d="M42 12q2-9 11-9l216 42q9 2 10 8l13 102q-2 10-11 9L65 123q-9-2-11-9z" />
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
