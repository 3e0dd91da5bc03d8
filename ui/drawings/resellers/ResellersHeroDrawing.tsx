import { company } from '#content/company.ts';
import Bakery from '#ui/drawings/resellers/Bakery.svg?drawing';
import Practice from '#ui/drawings/resellers/Practice.svg?drawing';
import TownHall from '#ui/drawings/resellers/TownHall.svg?drawing';
import Van from '#ui/drawings/resellers/Van.svg?drawing';
import styles from './ResellersHeroDrawing.module.css';

const bakery = (
  <>
    <Bakery />
    <text x="-370" y="140">
      Boulangerie
    </text>
  </>
);

const townHall = (
  <>
    <TownHall />
    <text x="-120" y="156">
      Mairie
    </text>
  </>
);

const practice = (
  <>
    <Practice />
    <text x="328" y="124" className={styles.light}>
      Cabinet
    </text>
  </>
);

const van = (
  <>
    <Van />
    <text x="65" y="220" className={styles.name}>
      Votre nom
    </text>
    <text x="65" y="241" className={styles.small}>
      avec {company.brand}
    </text>
  </>
);

/**
 * The partner's round: their van, with their name on it, between their clients, joined by one line. Cropped on both
 * sides to the window's width. A narrow window shows the same clients closer together, and the van in front of them.
 */
export function ResellersHeroDrawing() {
  return (
    <>
      <svg
        className={`${styles.street} ${styles.wide}`}
        viewBox="-1440 0 2880 300"
        preserveAspectRatio="xMidYMid slice"
        aria-hidden="true"
      >
        <path
          stroke="var(--line)"
          d="M-1440 170l160-50 120 40 180-90 140 70 90-30 160 70 200-60 170 50 150-70 130 60 180-40 190 80 170-90 150 60 130-20 170 40 150-30"
        />
        <path d="M-1440 262h2880M-1440 290h2880" />
        <path fill="var(--sea)" d="M-800 262V150h220v112z" />
        <path fill="var(--card)" d="M-810 150l120-44 120 44zM-770 176h90v86h-90zm120 14h52v40h-52z" />
        <path d="M-770 194h90m-90 18h90m-90 18h90" />
        {bakery}
        {townHall}
        {practice}
        <path fill="var(--card)" d="M540 262V96h210v166z" />
        <path d="M532 96h226" strokeWidth="6" />
        <path
          fill="var(--sea-tint)"
          d="M562 116h26v36h-26zm13 0v36m-13-18h26M632 116h26v36h-26zm13 0v36m-13-18h26M702 116h26v36h-26zm13 0v36m-13-18h26M560 186h90v50h-90z"
        />
        <path fill="var(--sea)" d="M676 180h50v82h-50z" />
        <path d="M-524 262v-96M482 262V150M-880 262v-80M820 262v-90" strokeWidth="5" />
        <path
          fill="var(--maquis)"
          d="M-574 166c0-34 28-46 52-40 30-10 52 14 46 40zM434 150c0-30 24-40 48-34 28-8 46 12 44 34zM-930 182c0-34 28-46 52-40 30-10 52 14 46 40zM770 172c0-34 28-46 52-40 30-10 52 14 46 40z"
        />
        <path
          stroke="var(--coral)"
          strokeWidth="5"
          d="M-1440 40Q-1000 140-690 106-560 120-370 58-230 100-120 80 110 150 328 66 470 130 645 92 1000 160 1440 50"
        />
        <path strokeWidth="13" d="M-690 106h.1M-370 60h.1M-120 80h.1M328 66h.1M645 93h.1" />
        {van}
      </svg>
      <svg className={`${styles.street} ${styles.narrow}`} viewBox="-300 40 600 385" aria-hidden="true">
        <path stroke="var(--line)" d="M-700 190l140-60 120 50 180-80 260 40 180-60 120 60 140-50 260 90" />
        <path d="M-700 250h1400M-700 350h1400M-700 400h1400" />
        <path d="M-360 250v-80M358 250v-80" strokeWidth="5" />
        <path
          fill="var(--maquis)"
          d="M-410 180c0-34 28-46 52-40 30-10 52 14 46 40zM310 180c0-34 28-46 52-40 30-10 52 14 46 40z"
        />
        <g transform="translate(121 40) scale(.8)">{bakery}</g>
        <g transform="translate(96 40) scale(.8)">{townHall}</g>
        <g transform="translate(-87 40) scale(.8)">{practice}</g>
        <path
          stroke="var(--coral)"
          strokeWidth="5"
          d="M-900 60Q-600 140-420 96-300 60-175 88-88 130 0 104 88 140 175 93 300 130 440 84 700 140 900 60"
        />
        <path strokeWidth="13" d="M-175 90h.1M0 104h.1M175 93h.1" />
        <g transform="translate(-147 24) scale(1.3)">{van}</g>
      </svg>
    </>
  );
}
