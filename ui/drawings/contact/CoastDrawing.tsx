import Ferry from '#ui/drawings/contact/Ferry.svg?drawing';
import Islands from '#ui/drawings/contact/Islands.svg?drawing';
import Land from '#ui/drawings/contact/Land.svg?drawing';
import Waves from '#ui/drawings/contact/Waves.svg?drawing';
import styles from './CoastDrawing.module.css';

/** The gulf of Ajaccio, not to scale. A narrow window shows its middle, with islands and ferry closer together. */
export function CoastDrawing() {
  return (
    <>
      <svg
        className={`${styles.coast} ${styles.wide}`}
        viewBox="0 0 1440 520"
        preserveAspectRatio="xMidYMid slice"
        aria-hidden="true"
      >
        <Waves />
        <Land />
        <Ferry x={-180} y={0} />
        <Islands x={34} y={20} />
        <g className={styles.placeNames}>
          <text x="846" y="176">
            Ajaccio
          </text>
          <text x="430" y="340">
            Golfe d’Ajaccio
          </text>
          <text x="128" y="400">
            Îles Sanguinaires
          </text>
        </g>
      </svg>
      <svg
        className={`${styles.coast} ${styles.narrow}`}
        viewBox="470 90 600 420"
        preserveAspectRatio="xMidYMid slice"
        aria-hidden="true"
      >
        <Land />
        <Ferry x={240} y={-30} />
        <Islands x={404} y={80} />
        <g className={styles.placeNames}>
          <text x="846" y="176">
            Ajaccio
          </text>
          <text x="640" y="490">
            Golfe d’Ajaccio
          </text>
          <text x="492" y="458">
            Îles Sanguinaires
          </text>
        </g>
      </svg>
    </>
  );
}
