import { ProviderBox } from '#site/ui/drawings/ProviderBox.tsx';
import styles from './Untangling.module.css';

/** From one edge of the window, through the tangle, to the box. */
const wires = [
  {
    className: styles.ink,
    d: 'M-1440 64H-480c50 0 77 23 110 46s53 85 90 90s115-35 130-60s-13-83-40-90s-110 23-120 50s27 105 60 110s132-50 140-80s-98-107-90-100s95 131 140 145s110-49 132-59h12',
  },
  {
    className: styles.sea,
    d: 'M-1440 206H-540c50 0 83-22 120-46s62-79 100-100s102-39 130-24s57 93 40 114s-125 24-140 10s15-101 50-96s108 112 160 126s127-35 152-42h12',
  },
  {
    className: styles.cord,
    d: 'M-1440 132H-520c50 0 83-22 120-36s70-52 100-48s78 47 80 72s-47 77-70 80s-73-40-70-60s53-62 90-60s117 47 130 70s-33 75-50 70s-57-71-50-100s58-78 90-76s97 63 100 86s-60 60-80 55s-50-66-40-85s60-37 100-30s118 60 142 72h12',
  },
];

/**
 * Three old wires in a tangle enter the box; one clean line leaves it. Cropped from both sides to the window's width,
 * never scaled down with it.
 */
export function Untangling({ brand }: { readonly brand: string }) {
  return (
    <svg className={styles.drawing} viewBox="-1410 0 2880 250" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      {wires.map(({ className, d }) => (
        <g key={d}>
          <path className={styles.casing} d={d} />
          <path className={className} d={d} />
        </g>
      ))}
      <path className={styles.cord} d="M200 142H1480" />
      <ProviderBox x={66} y={66} width={176} height={116} label={brand} />
    </svg>
  );
}
