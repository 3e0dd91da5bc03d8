import { ProviderBox } from '#ui/drawings/devices/ProviderBox.tsx';
import styles from './SolutionHeroDrawing.module.css';

/** From one edge of the window, through the tangle, to the box. Round coordinates keep the page light. */
const wires = [
  {
    stroke: 'var(--ink)',
    strokeWidth: 3,
    d: 'M-1440 60H-480c50 0 80 20 110 50s50 80 90 90 110-30 130-60-10-90-40-90-110 20-120 50 30 110 60 110 130-50 140-80-100-100-90-90 100 130 140 140 70-50 130-50',
  },
  {
    stroke: 'var(--sea)',
    strokeWidth: 4,
    d: 'M-1440 210H-540c50 0 80-20 120-50s60-80 100-100 100-40 130-20 50 90 40 110-120 20-140 10 20-100 50-100 110 110 160 130 90-40 150-40',
  },
  {
    stroke: 'var(--coral)',
    strokeWidth: 5,
    d: 'M-1440 130H-520c50 0 80-20 120-40s70-50 100-50 80 50 80 70-50 80-70 80-70-40-70-60 50-60 90-60 120 50 130 70-30 70-50 70-60-70-50-100 60-80 90-80 100 60 100 90-60 60-80 50-50-60-40-80 60-40 100-30 80 80 140 80',
  },
];

/**
 * Three old wires in a tangle enter the box; one clean line leaves it. Cropped on both sides to the window's width,
 * never scaled.
 */
export function SolutionHeroDrawing({ brand }: { readonly brand: string }) {
  return (
    <svg className={styles.drawing} viewBox="-1410 0 2880 250" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      {wires.map(({ d, ...colour }) => (
        <g key={d}>
          <path stroke="var(--paper)" strokeWidth="11" d={d} />
          <path {...colour} d={d} />
        </g>
      ))}
      <path stroke="var(--coral)" strokeWidth="5" d="M200 142H1480" />
      <ProviderBox x={66} y={66} width={176} height={116} label={brand} />
    </svg>
  );
}
