import { company } from '#content/company.ts';
import { Drawing, type DrawingProps } from '#ui/drawings/Drawing.tsx';
import styles from './ProviderBox.module.css';

interface ProviderBoxProps extends DrawingProps {
  /** Class with which a scene lights the lamps by its own transition. */
  readonly lampsClassName?: string | undefined;
}

/** The provider's box, one per site: dark, with three lamps and the brand on its front. */
export function ProviderBox({ lampsClassName, ...drawing }: ProviderBoxProps) {
  return (
    <Drawing viewBox="0 0 180 118" {...drawing}>
      <path fill="var(--ink)" d="M5 48 33 7q4-4 11-3l126 25q5 1 5 4v36l-28 41q-4 5-12 3L9 89q-4-1-4-3z" />
      <path
        stroke="var(--paper)"
        strokeWidth="1.75"
        d="m10 52 126 24q8 2 11-2l27-40m-30 76V78M62 24l74 14M56 33l74 14M50 42l74 14"
      />
      <g transform="matrix(.94 .181 0 .848 3 50.7)">
        <g className={lampsClassName} stroke="none">
          <circle fill="var(--sun)" cx="18" cy="24" r="4" />
          <circle fill="var(--sea-tint)" cx="31" cy="24" r="4" />
          <circle fill="var(--sea-tint)" cx="44" cy="24" r="4" />
        </g>
        <text x="62" y="31" fontSize="23" className={styles.label}>
          {company.brand}
        </text>
      </g>
    </Drawing>
  );
}
