import { Drawing, type DrawingProps } from '#ui/drawings/Drawing.tsx';
import styles from './TenShops.module.css';

interface TenShopsProps extends DrawingProps {
  /** Houses to draw, in two rows. */
  readonly clients: number;
}

/** Where the houses of a row begin, and the distance between them. */
const left = 34;
const step = 112;
const rowHeight = 196;

const fills = ['var(--card)', 'var(--sea-tint)', 'var(--card)', 'var(--sun)', 'var(--sea-tint)'];
const awnings = ['var(--coral)', 'var(--sun)', 'var(--sea)', 'var(--coral)', 'var(--maquis)'];
const roofs = [
  'm-6 0 44-34 44 34z',
  'm-6 0v-12h88v12z',
  'm-6 0 12-24h64l12 24z',
  'm-6 0 44-34 44 34z',
  'm-6 0v-12h88v12z',
];
/** Height of each roof, and of the mast that the cord hangs on. */
const roofTops = [34, 12, 24, 34, 12];
const mast = 14;
const windows = Array.from({ length: 2 }, (_, row) => `M8 ${10 + row * 22}${'h9v13h-9zm17 0'.repeat(4)}`).join('');

/** A partner's clients, with a window for each of their eight phones, joined by a cord that carries their payments. */
export function TenShops({ clients, ...drawing }: TenShopsProps) {
  const perRow = Math.ceil(clients / 2);
  const houses = Array.from({ length: clients }, (_, index) => {
    const row = Math.floor(index / perRow);
    const place = index % perRow;
    // The second row differs from the first: it begins two houses further on.
    return { look: (place + row * 2) % fills.length, x: left + place * step, y: 70 + row * rowHeight };
  });
  const tops = houses.map(({ look, x, y }) => [x + 38, y - (roofTops[look] ?? 0) - mast] as const);
  const sag = (row: readonly (readonly [number, number])[]) =>
    row
      .slice(1)
      .map(([x, y], index) => `Q${x - step / 2} ${Math.max(y, row[index]?.[1] ?? 0) + 16} ${x} ${y}`)
      .join('');
  const [upper, lower] = [tops.slice(0, perRow), tops.slice(perRow)];
  const ends = [upper[0], upper.at(-1), lower[0], lower.at(-1)].map((top) => top?.join(' '));
  return (
    <Drawing viewBox="0 0 600 370" {...drawing}>
      <path stroke="var(--line)" d={`M-6 152h606M-6 ${152 + rowHeight}h606`} />
      {houses.map(({ look, x, y }) => (
        <g key={`${x} ${y}`} transform={`translate(${x} ${y})`}>
          <path fill={fills[look]} d="M0 0h76v82H0z" />
          <path fill="var(--ink)" d={`M0 0${roofs[look]}`} />
          <path fill="var(--card)" d={windows} />
          <path fill="var(--ink)" d="M50 60h16v22H50z" />
          <path fill={awnings[look]} d="M-4 66l6-12h40l6 12z" />
        </g>
      ))}
      <path strokeWidth="3" d={tops.map(([x, y]) => `M${x} ${y}v${mast}`).join('')} />
      <g stroke="var(--coral)" strokeWidth="5">
        <path d={`M${ends[0]}${sag(upper)}M${ends[2]}${sag(lower)}M${ends[0]}C-34 40-34 220 ${ends[2]}`} />
        <path className={styles.aside} d={`M${ends[3]}q60 40 140 20`} />
        <path className={styles.below} d={`M${ends[3]}c50 8 62 60 62 260`} />
      </g>
      <path strokeWidth="11" d={tops.map(([x, y]) => `M${x} ${y}h.1`).join('')} />
    </Drawing>
  );
}
