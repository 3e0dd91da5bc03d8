import { company } from '#content/company.ts';
import { Drawing } from '#ui/drawings/Drawing.tsx';
import Bakery from '#ui/drawings/resellers/Bakery.svg?drawing';
import Practice from '#ui/drawings/resellers/Practice.svg?drawing';
import ShortStreetBefore from '#ui/drawings/resellers/ShortStreetBefore.svg?drawing';
import ShortStreetBehind from '#ui/drawings/resellers/ShortStreetBehind.svg?drawing';
import StreetBefore from '#ui/drawings/resellers/StreetBefore.svg?drawing';
import StreetBehind from '#ui/drawings/resellers/StreetBehind.svg?drawing';
import TownHall from '#ui/drawings/resellers/TownHall.svg?drawing';
import Van from '#ui/drawings/resellers/Van.svg?drawing';
import styles from './ResellersHeroDrawing.module.css';

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

/** A partner's van between their clients, joined by one line. A narrow window shows the same, closer together. */
export function ResellersHeroDrawing() {
  return (
    <>
      <Drawing
        className={`${styles.street} ${styles.wide}`}
        viewBox="-1440 0 2880 300"
        preserveAspectRatio="xMidYMid slice"
      >
        <StreetBehind />
        <Bakery />
        <TownHall />
        <Practice />
        <StreetBefore />
        {van}
      </Drawing>
      <Drawing className={`${styles.street} ${styles.narrow}`} viewBox="-300 40 600 385">
        <ShortStreetBehind />
        <g transform="translate(121 40) scale(.8)">
          <Bakery />
        </g>
        <g transform="translate(96 40) scale(.8)">
          <TownHall />
        </g>
        <g transform="translate(-87 40) scale(.8)">
          <Practice />
        </g>
        <ShortStreetBefore />
        <g transform="translate(-147 24) scale(1.3)">{van}</g>
      </Drawing>
    </>
  );
}
