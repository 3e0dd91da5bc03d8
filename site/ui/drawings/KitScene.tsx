import { DeskPhoneT46U } from './DeskPhoneT46U.tsx';
import { Drawing, type DrawingProps } from './Drawing.tsx';
import styles from './KitScene.module.css';
import { NetworkSwitch } from './NetworkSwitch.tsx';
import { ProviderBox } from './ProviderBox.tsx';

interface KitSceneProps extends DrawingProps {
  /** What the phone's screen reads once everything is plugged. */
  readonly screenText: string;
  /** Name on the box. */
  readonly label: string;
}

/**
 * The kit on a desk, plugging itself together: phone, switch, box, then the lamps and the screen light up. Still, and
 * already plugged, where the visitor asked for reduced motion. The cord leaves the drawing on the right, without end.
 */
export function KitScene({ screenText, label, ...drawing }: KitSceneProps) {
  return (
    <Drawing viewBox="-20 84 1010 560" {...drawing}>
      <path fill="var(--card)" d="m15 427 22 4.5v160l-22-4.5zm721 139 22 4v76l-22-4zm193-214 22-30v150l-22 30z" />
      <path fill="var(--card)" d="m-12 408.5 794 153 188-274-794-153z" />
      <path fill="var(--sea-tint)" d="M-12 408.5v17.5l794 153 188-273.5v-18l-188 274z" />
      <path
        fill="var(--sea-tint)"
        stroke="none"
        d="m118 380.5 342 66 106-94-330-63.5zm378 70 224.5 43.5 44-63.5-208-40zm105-137 220 42 43.5-63-202-39z"
      />

      <path fill="var(--sea-tint)" stroke="none" d="M548 252l34 6 14-20-34-7z" />
      <path fill="var(--card)" d="M527 220v22q0 11 17 11t17-11v-22m0 4q13-3 12 7t-13 8" />
      <path fill="var(--ink)" d="M527 220a17 7 0 1 0 34 0 17 7 0 1 0-34 0z" />
      <path d="M540 206q-6-7 0-13t0-13m10 24q-6-7 0-13" />
      <path fill="var(--sun)" d="M492 236a14 13 0 1 0 28 0 14 13 0 1 0-28 0z" />
      <path fill="var(--maquis)" d="M506 225q4-12 18-11-2 11-18 11z" />

      <g className={styles.cord}>
        <path d="M811 282.5c46-26 90-20 126 6 50 36 10 150 90 190 60 30 200-40 1900-30" />
      </g>
      <ProviderBox x={590.5} y={196} width={234} height={153.5} label={label} lampsClassName={styles.boxLamps} />
      <g className={styles.cord}>
        <path d="M849 322c44 10 30 60-10 96-56 50-120 100-162 92-22-4-32-6-28-16l4-7" />
        <path d="M478 354c48 12 58 52 28 82s-40 60-8 66c26 4 26-10 32-24l9-13" />
      </g>
      <DeskPhoneT46U
        x={46.5}
        y={92.5}
        width={434}
        height={327.5}
        screenText={screenText}
        screenClassName={styles.screen}
      />
      <NetworkSwitch ports={8} used={0} x={485.5} y={349} width={251} height={141.5} />
      <Plug className={styles.toPhone} path="M478 354l-26-7" />
      <Plug className={styles.toSwitch} path="M537 468l10-15" />
      <Plug className={styles.toSwitchAgain} path="M652 488l10-15" />
      <Plug className={styles.toBox} path="M849 322l-34-10" />
    </Drawing>
  );
}

/** An RJ45 plug at the end of its cord: white, with a catch, sliding along its own axis into the port. */
function Plug({ className, path }: { readonly className: string | undefined; readonly path: string }) {
  return (
    <g className={className}>
      <path className={styles.plugEdge} d={path} />
      <path className={styles.plugBody} d={path} />
    </g>
  );
}
