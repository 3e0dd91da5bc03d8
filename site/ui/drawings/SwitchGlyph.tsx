import { keyGrid } from './key-grid.ts';

interface SwitchGlyphProps {
  readonly ports: 8 | 16;
  /** How many of the ports have a cord, from the left. */
  readonly used: number;
  readonly x: number;
  readonly y: number;
}

const grid = { x: 4, y: 6, rows: 1, stepX: 7.5, stepY: 0, width: 5, height: 6, radius: 0.5 };

/** Width of the mark: 66 for 8 ports, 126 for 16; height 18. To be placed inside a `Drawing`. */
export function SwitchGlyph({ ports, used, x, y }: SwitchGlyphProps) {
  return (
    <g transform={`translate(${x} ${y})`} strokeWidth="1.75">
      <rect fill="var(--card)" width={ports * 7.5 + 6} height="18" rx="3" />
      <path stroke="none" fill="var(--coral)" d={keyGrid({ ...grid, columns: used })} />
      <path strokeWidth="1.25" d={keyGrid({ ...grid, columns: ports })} />
    </g>
  );
}
