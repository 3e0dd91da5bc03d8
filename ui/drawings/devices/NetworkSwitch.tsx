import { Drawing, type DrawingProps } from '#ui/drawings/Drawing.tsx';
import { keyGrid } from './key-grid.ts';

interface NetworkSwitchProps extends DrawingProps {
  readonly ports: 8 | 16;
  /** How many of the ports have a cord, from the left. */
  readonly used?: number;
  /** Class with which a scene lights the lamps of the used ports by its own transition. */
  readonly lampsClassName?: string | undefined;
}

const portGrid = { x: 42, y: 12, rows: 1, stepX: 13.5, stepY: 0, width: 10.5, height: 11, radius: 1.5 };
const lampGrid = { x: 45, y: 5, rows: 1, stepX: 13.5, stepY: 0, width: 4, height: 3, radius: 1 };

const bodies = {
  8: {
    viewBox: '0 0 193 109',
    solid: 'M4 48 34 5q2-2 6-1l146 28q3 1 3 2v26l-30 43q-2 2-6 2L8 77q-4-1-4-2z',
    edges: 'm7 51 146 29q4 1 6-2l29-43m-31 68V80',
    front: 'matrix(.94 .181 0 .848 3 50.6)',
  },
  16: {
    viewBox: '0 0 299 142',
    solid: 'M4 61 42 6q2-2 6-2l243 47q3 1 3 2v27l-38 56q-2 2-6 1L8 91q-4-1-4-2z',
    edges: 'm8 64 242 46q5 1 7-1l37-55m-39 82v-24',
    front: 'matrix(.94 .181 0 .848 3 62.9)',
  },
} as const;

/** A PoE switch of 8 or 16 ports; the used ports are coral, the colour of the cords. */
export function NetworkSwitch({ ports, used = 0, lampsClassName, ...drawing }: NetworkSwitchProps) {
  const body = bodies[ports];
  return (
    <Drawing viewBox={body.viewBox} {...drawing}>
      <path fill="var(--card)" d={body.solid} />
      <path d={body.edges} />
      <g transform={body.front}>
        <path strokeWidth="3.5" d="M13 17h14" />
        <path strokeWidth="1.75" fill="var(--paper)" d={keyGrid({ ...portGrid, columns: ports })} />
        <path strokeWidth="1.75" fill="var(--coral)" d={keyGrid({ ...portGrid, columns: used })} />
        <path
          className={lampsClassName}
          stroke="none"
          fill="var(--maquis)"
          d={keyGrid({ ...lampGrid, columns: used })}
        />
      </g>
    </Drawing>
  );
}
