import { ProviderBox } from '#site/ui/drawings/ProviderBox.tsx';
import styles from './Untangling.module.css';

/** From one edge of the window, through the tangle, to the box. */
const wires = [
  {
    className: styles.ink,
    d: 'M-1440 64H-480c80 0 110 20 150 76s30 60 60 60s67 5 90-10s52-57 50-80s-33-53-60-60s-77 3-100 20s-48 56-40 80s57 63 90 65s85-31 110-55s43-67 40-90s-37-44-60-46s-77 15-80 36s32 72 60 90s82 25 110 20s42-41 60-50s34-3 50-4h46',
  },
  {
    className: styles.sea,
    d: 'M-1440 206H-540c76-8 73 1 100-16s30-38 50-60s42-53 70-70s70-33 100-30s68 28 80 50s5 62-10 80s-53 35-80 30s-73-38-80-60s18-65 40-70s60 30 90 40s73 3 90 20s-2 68 10 80s40-2 60-10s41-33 60-40s47-2 56-2',
  },
  {
    className: styles.cord,
    d: 'M-1440 132H-520c73 0 73-2 100-12s37-38 60-50s56-25 80-22s56 23 65 42s4 56-10 75s-51 39-75 40s-62-17-70-35s7-55 25-70s56-23 85-20s67 22 90 40s52 53 50 70s-38 34-60 32s-61-21-70-42s0-62 15-85s48-49 75-55s72 4 90 20s27 55 20 75s-37 43-60 45s-65-12-80-30s-22-59-10-75s53-26 80-20s57 41 80 55s37 26 60 30h76',
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
