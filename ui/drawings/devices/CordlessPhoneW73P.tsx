import { Drawing, type DrawingProps } from '#ui/drawings/Drawing.tsx';
import { keyGrid } from './key-grid.ts';

const keypad = keyGrid({ x: 7, y: 82, columns: 3, rows: 4, stepX: 12.5, stepY: 14, width: 9, height: 8, radius: 3 });

/** The cordless phone, a Yealink W73P: its base on the network, its handset standing in the charger. */
export function CordlessPhoneW73P(drawing: DrawingProps) {
  return (
    <Drawing viewBox="-2 -2 246 212" {...drawing}>
      <path
        fill="var(--card)"
        d="M8 87.5l.5-4.5 22-32 4.5-3.5 7.5-1.5h8.5L131.5 61.5l7 2.5 3.5 4v17l-1 4.5-21.5 32-5 3.5-7.5 2-8-.5L18 111l-6.5-2.5-3.5-4z"
      />
      <path
        fill="var(--sea-tint)"
        d="m18 94 81 15.5q15 3 20.5-5l21.5-32q5.5-8-9.5-11L51 46q-15-3-20.5 5l-22 32Q3 91 18 94z"
      />
      <g transform="matrix(.94 .181 -.342 .498 35.8 43.2)">
        <circle fill="var(--card)" cx="59" cy="48" r="20" />
        <path d="M51 53q8-11 16 0m-22-7q14-18 28 0" />
      </g>
      <path stroke="var(--maquis)" strokeWidth="4" d="M25 103v.01m10 2v.01m10 1.9v.01" />
      <g transform="translate(146 34)">
        <path
          fill="var(--card)"
          d="m9 137.5 1-4 7.5-11 4-3.5 6.5-2.5 7.5-1 7.5.5 30.5 6 6.5 2 4.5 3.5 2 4v17l-1.5 4-7.5 11-4 3.5-6 2.5-7.5 1-8-1-30-5.5-6.5-2-5-3.5-1.5-4z"
        />
        <path d="m22 147 30 5.5q19 4 25.5-6l7.5-11" />
        <path
          fill="var(--ink)"
          d="m17 133.5 11-114 2.5-7 6-4L43 3.5l7-.5 17 3 7 3.5 4.5 6L80 23 68.5 137.5 66 144l-6 4.5-6.5 5-7 .5-17-3.5-7-3L18 141z"
        />
        <g transform="matrix(.94 .181 -.094 .952 29.6 5)">
          <rect fill="var(--card)" width="48" height="150" rx="15" />
          <path strokeWidth="3" d="M18 9h12" />
          <rect fill="var(--sun)" x="7" y="17" width="34" height="38" rx="3" />
          <path d="M13 28h16m-16 9h10" />
          <circle fill="var(--sea-tint)" cx="24" cy="68" r="8.5" />
          <path strokeWidth="3.5" stroke="var(--maquis)" d="M8 68h.01" />
          <path strokeWidth="3.5" stroke="var(--coral)" d="M40 68h.01" />
          <path fill="var(--sea-tint)" d={keypad} />
        </g>
      </g>
    </Drawing>
  );
}
