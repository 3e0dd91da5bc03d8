import { Drawing, type DrawingProps } from '#ui/drawings/Drawing.tsx';

const rows = [0, 1, 2, 3, 4];
const columns = [0, 1, 2];

const circle = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0 ${r} ${r} 0 1 0-${2 * r} 0z`;
const jackPlaces = rows.flatMap((row) => columns.map((column) => [112 + column * 64, 40 + row * 54] as const));
const sockets = jackPlaces.map(([x, y]) => circle(x, y, 13)).join('');
const holes = jackPlaces.map(([x, y]) => circle(x, y, 5)).join('');
const lamps = jackPlaces.map(([x, y]) => circle(x + 26, y - 8, 4)).join('');
const labels = rows.map((row) => `M18 ${30 + row * 54}h58v20h-58z`).join('');

/** An old operator's switchboard: five rows of three sockets, as many as this page has features. */
export function SwitchboardDrawing(drawing: DrawingProps) {
  return (
    <Drawing viewBox="-14 8 350 412" {...drawing}>
      <path fill="var(--card)" d="m20 50 27-40 282 54v254l-27 41z" />
      <path fill="var(--sea-tint)" d="m302 104 27-40v254l-27 41z" />
      <g transform="matrix(.94 .181 0 .848 20 50)">
        <path fill="var(--ink)" d="M0 0h300v300H0z" />
        <path fill="var(--sun)" d={labels} />
        <path fill="var(--paper)" d={sockets} />
        <path fill="var(--ink)" d={holes} />
        <path stroke="var(--paper)" strokeWidth="1.5" d={lamps} />
        <path fill="var(--sun)" stroke="none" d={circle(138, 32, 4) + circle(266, 86, 4) + circle(202, 194, 4)} />
      </g>
      <path fill="var(--card)" d="m20 305 282 54-31 45-282-54zM-11 350v14l282 54v-14l31-45v14l-31 45" />
      <g stroke="var(--coral)" strokeWidth="5">
        <path d="M126 105c-70 90-20 230 30 200 40-24 10-60 35-76" />
        <path d="M84 350c30 20 100 10 90-60-8-60 60-40 82-122" />
        <path d="M190 372c10 34 90 36 190 36h2400" />
      </g>
      <path strokeWidth="11" d="M190 372l2 10M84 350l10 5" />
      <path stroke="var(--line)" strokeWidth="9" d="m126 105-8 12m73 112-9 10m74-71-5 13" />
    </Drawing>
  );
}
