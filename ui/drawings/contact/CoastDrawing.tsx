import styles from './CoastDrawing.module.css';

const islands = (
  <g stroke="var(--ink)" strokeWidth="2.5" strokeLinejoin="round" fill="var(--card)">
    <path d="M152 318c8-18 26-20 36-8s24 6 28 20c2 8-62 8-70 0zM96 338c4-10 18-12 26-2s14 12 2 14-34 0-28-12z" />
    <path d="M176 306l2-34h12l2 34M176 272h16l-8-12z" />
  </g>
);

const ferry = (
  <g stroke="var(--ink)" strokeWidth="2.5" strokeLinejoin="round" strokeLinecap="round">
    <path fill="var(--card)" d="M600 476h150l-18 30H620zM632 476v-26h84v26" />
    <path fill="var(--coral)" d="M656 450v-22h28v22z" />
    <path fill="none" d="M646 462h8m10 0h8m10 0h8m10 0h8" />
  </g>
);

/** Coast, roads, houses, and the pin at the end of our cord. */
const land = (
  <g transform="translate(-180 0)" stroke="var(--ink)" strokeWidth="2.5" strokeLinejoin="round" strokeLinecap="round">
    <path
      fill="var(--paper)"
      d="M-4 -4H1724V524H1216c10-30-26-44-18-78 6-28 34-34 26-66-8-30-44-28-62-50-22-28-52-30-78-18-22 10-44 6-52-16-8-24-30-34-52-30-20 4-28 26-24 46l10 50c2 16-14 26-30 20l-40-16c-14-6-18-20-30-30-26-22-58-12-84-28-30-18-58-8-86-24-34-20-66-8-98-24-30-14-58 2-86-10-30-12-52-36-86-30-30 6-50 26-84 20-36-8-62-34-102-28-24 4-40 12-66 6z"
    />
    <path
      fill="none"
      strokeWidth="2"
      d="M880 250c40-30 60-70 60-120s30-90 20-134M930 190c60 6 120-10 170 20s100 20 150 50 220 40 474 0M780 250c20-40 70-60 160-60M1100 210c10-60 60-110 60-214"
    />
    <path fill="var(--sun)" d="M906 214h30v26h-30zM862 262h26v20h-26z" />
    <path d="M902 214l19-14 19 14M858 262l17-12 17 12" fill="var(--coral)" />
    <path
      d="M1724 40c-220 0-330 100-490 96-90-12-96-74-176-62-60 10-74 60-74 122"
      fill="none"
      stroke="var(--coral)"
      strokeWidth="5"
    />
    <path d="M984 262c-26-30-38-46-38-64a38 38 0 0 1 76 0c0 18-12 34-38 64z" fill="var(--coral)" />
    <circle cx="984" cy="198" r="13" fill="var(--paper)" />
  </g>
);

const sea = <path fill="var(--sea-tint)" d="M0 0h1440v520H0z" />;

/**
 * The gulf of Ajaccio from memory: coast, islands, a ferry, and the pin at the end of our cord. It is not to scale. A
 * narrow window shows its middle, with the islands and the ferry closer together.
 */
export function CoastDrawing() {
  return (
    <>
      <svg
        className={`${styles.coast} ${styles.wide}`}
        viewBox="0 0 1440 520"
        preserveAspectRatio="xMidYMid slice"
        aria-hidden="true"
      >
        {sea}
        <path
          d="M560 430q14-10 28 0t28 0M700 350q14-10 28 0t28 0M420 360q14-10 28 0t28 0M820 460q14-10 28 0t28 0"
          fill="none"
          stroke="var(--sea)"
          strokeWidth="2"
          strokeLinecap="round"
          opacity=".45"
        />
        {land}
        <g transform="translate(-180 0)">{ferry}</g>
        <g transform="translate(34 20)">{islands}</g>
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
        {sea}
        {land}
        <g transform="translate(240 -30)">{ferry}</g>
        <g transform="translate(404 80)">{islands}</g>
        <g className={styles.placeNames}>
          <text x="846" y="176">
            Ajaccio
          </text>
          <text x="640" y="490">
            Golfe d’Ajaccio
          </text>
          <text x="492" y="448">
            Îles Sanguinaires
          </text>
        </g>
      </svg>
    </>
  );
}
