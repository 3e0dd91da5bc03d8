import Desk from '#ui/drawings/Desk.svg?drawing';
import NetworkSwitch from '#ui/drawings/devices/NetworkSwitch.svg?drawing';
import { Drawing, type DrawingProps } from './Drawing.tsx';
import { DeskPhoneT46U } from './devices/DeskPhoneT46U.tsx';
import { ProviderBox } from './devices/ProviderBox.tsx';
import styles from './KitScene.module.css';

interface KitSceneProps extends DrawingProps {
  /** Text on the phone's screen once everything is plugged in. */
  readonly screenText: string;
}

/** The kit on a desk, plugging itself together (plugged in with reduced motion); its cord leaves on the right. */
export function KitScene({ screenText, ...drawing }: KitSceneProps) {
  return (
    <Drawing viewBox="-20 84 1010 560" {...drawing}>
      <Desk />
      <g stroke="var(--coral)" strokeWidth="7">
        <path d="M811 282.5c46-26 90-20 126 6 50 36 10 150 90 190 60 30 200-40 1900-30" />
      </g>
      <ProviderBox x={590.5} y={196} width={234} height={153.5} lampsClassName={styles.boxLamps} />
      <g stroke="var(--coral)" strokeWidth="7">
        <path d="M867 327l18 5c26 12-10 60-46 92C783 470 740 508 690 520S607 555.5 634 515l9-13.5" />
        <path d="M492 358l14 4c34 10 26 48 0 74s-34 64-12 70c12 3 19-2 25-11l9-13.5" />
      </g>
      <DeskPhoneT46U
        x={46.5}
        y={92.5}
        width={434}
        height={327.5}
        screenText={screenText}
        screenClassName={styles.screen}
      />
      <NetworkSwitch x={485.5} y={349} width={251} height={141.5} />
      <Plug className={styles.toPhone} body="M478 354l-26-7" tail="M478 354l14 4" />
      <Plug className={styles.toSwitch} body="M537 468l10-15" tail="M537 468l-9 13.5" />
      <Plug className={styles.toSwitchAgain} body="M652 488l10-15" tail="M652 488l-9 13.5" />
      <Plug className={styles.toBox} body="M849 322l-34-10" tail="M849 322l18 5" />
    </Drawing>
  );
}

interface PlugProps {
  readonly className: string | undefined;
  readonly body: string;
  /** The end of the cord, which slides with the plug over the rest. */
  readonly tail: string;
}

/** An RJ45 plug at the end of its cord, sliding along its own axis into the port. */
function Plug({ className, body, tail }: PlugProps) {
  return (
    <g className={className}>
      <path stroke="var(--coral)" strokeWidth="7" d={tail} />
      <path strokeWidth="17" strokeLinecap="butt" d={body} />
      <path stroke="var(--card)" strokeWidth="12" strokeLinecap="butt" d={body} />
    </g>
  );
}
