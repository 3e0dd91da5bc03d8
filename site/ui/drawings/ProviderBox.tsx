import { Drawing, type DrawingProps } from './Drawing.tsx';
import styles from './ProviderBox.module.css';

interface ProviderBoxProps extends DrawingProps {
  /** Name printed on the front. */
  readonly label?: string;
  /** Lets a scene light the lamps by a transition of its own. */
  readonly lampsClassName?: string | undefined;
}

/** The provider's box, one a site: dark, with three lamps on its front. */
export function ProviderBox({ label, lampsClassName, ...drawing }: ProviderBoxProps) {
  return (
    <Drawing viewBox="0 0 180 118" {...drawing}>
      <path
        fill="var(--ink)"
        d="M5.5 49v-2.5L33 7l2.5-2L39 4l4.5.5 126 24 3 1.5 2 2v37l-.5 2.5-27.5 39.5-2 2-4 1-4-.5-126-24L7 88l-1.5-2z"
      />
      <path
        stroke="var(--paper)"
        strokeWidth="1.75"
        d="m10.5 52 126 24.5q7.5 1.5 10-2.5L174 34M144 110V78M62 24l74 14.5M56 33l74 14.5M50 42l74 14.5"
      />
      <g transform="matrix(.94 .181 0 .848 3 50.7)">
        <g className={lampsClassName} stroke="none">
          <circle fill="var(--sun)" cx="18" cy="24" r="4" />
          <circle fill="#8fd0b1" cx="31" cy="24" r="4" />
          <circle fill="#8fd0b1" cx="44" cy="24" r="4" />
        </g>
        <text x="62" y="31" fontSize="23" className={styles.label}>
          {label}
        </text>
      </g>
    </Drawing>
  );
}
