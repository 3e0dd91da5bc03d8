import Analogue from '#ui/drawings/about/Analogue.svg?drawing';
import Digital from '#ui/drawings/about/Digital.svg?drawing';
import Internet from '#ui/drawings/about/Internet.svg?drawing';
import { Drawing, sceneFrame } from '#ui/drawings/Drawing.tsx';
import { DeskPhoneT46U } from '#ui/drawings/devices/DeskPhoneT46U.tsx';
import styles from './TelephoneErasDrawing.module.css';

/** Four eras of the telephone, each cropped and never scaled, so that one line continues through those side by side. */
export function TelephoneErasDrawing({ eras }: { readonly eras: readonly [string, string, string, string] }) {
  return (
    <ol className={styles.eras}>
      {[Analogue, Digital, Internet, Cloud].map((Era, index) => (
        <li key={eras[index]}>
          <Era />
          <p>{eras[index]}</p>
        </li>
      ))}
    </ol>
  );
}

function Cloud() {
  return (
    <Drawing {...sceneFrame}>
      <path stroke="var(--coral)" strokeWidth="5" d="M-480 190H480" />
      <DeskPhoneT46U x={-105} y={26} width={220} height={166} />
    </Drawing>
  );
}
