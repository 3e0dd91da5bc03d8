import { Drawing, type DrawingProps } from '#ui/drawings/Drawing.tsx';

interface NetworkSwitchProps extends DrawingProps {
  readonly ports: 8 | 16;
  /** How many of the ports have a cord, from the left. */
  readonly used?: number;
}

const port = 'h7.5q1.5 0 1.5 1.5v8q0 1.5-1.5 1.5h-7.5q-1.5 0-1.5-1.5v-8q0-1.5 1.5-1.5z';
const lamp = 'h2q1 0 1 1v1q0 1-1 1h-2q-1 0-1-1v-1q0-1 1-1z';
/** As many of a shape beside each other as there are ports, as one path. */
const row = (count: number, start: string, shape: string) =>
  count === 0 ? '' : start + Array(count).fill(shape).join('m13.5 0');

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
export function NetworkSwitch({ ports, used = 0, ...drawing }: NetworkSwitchProps) {
  const body = bodies[ports];
  return (
    <Drawing viewBox={body.viewBox} {...drawing}>
      <path fill="var(--card)" d={body.solid} />
      <path d={body.edges} />
      <g transform={body.front}>
        <path strokeWidth="3.5" d="M13 17h14" />
        <path strokeWidth="1.75" fill="var(--paper)" d={row(ports, 'M43.5 12', port)} />
        <path strokeWidth="1.75" fill="var(--coral)" d={row(used, 'M43.5 12', port)} />
        <path stroke="none" fill="var(--maquis)" d={row(used, 'M46 5', lamp)} />
      </g>
    </Drawing>
  );
}
