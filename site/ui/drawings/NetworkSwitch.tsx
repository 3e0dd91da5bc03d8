import { Drawing, type DrawingProps } from './Drawing.tsx';
import { keyGrid } from './key-grid.ts';

interface NetworkSwitchProps extends DrawingProps {
  readonly ports: 8 | 16;
  /** How many of the ports have a cord, from the left. */
  readonly used?: number;
  /** Lets a scene light the lamps of the used ports by a transition of its own. */
  readonly lampsClassName?: string | undefined;
}

const portGrid = { x: 42, y: 12, rows: 1, stepX: 13.5, stepY: 0, width: 10.5, height: 11, radius: 1.5 };
const lampGrid = { x: 45, y: 5, rows: 1, stepX: 13.5, stepY: 0, width: 4, height: 3, radius: 1 };

const bodies = {
  8: {
    viewBox: '0 0 193 109',
    solid:
      'M4.5 49.5V48L34 5l1.5-1 2.5-.5h2.5l144.5 28 2.5 1 1 1V59l-.5 1.5L159 103l-1.5 1.5-2.5.500h-2.5L7.5 77l-2-1-1-1z',
    edges: 'm7.5 51.5 145 28q4.5 1 6.5-1.5l29-43M157 103V80.5',
    front: 'matrix(.94 .181 0 .848 3 50.6)',
  },
  16: {
    viewBox: '0 0 299 142',
    solid:
      'M4.5 61.5v-1l38-55 1.5-1 2-.5h2.5L291 51l2.5.5 1 1.5v27l-.5 1.5-37.5 54.5-1.5 1-2.5 1-2.5-.5L7.5 91l-2-1-1-1z',
    edges: 'M7.5 64 250 110.5q5 1 6.5-1.5L294 54m-39 82v-24.5',
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
