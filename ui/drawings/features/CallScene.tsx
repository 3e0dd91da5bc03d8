import { Drawing, type DrawingProps } from '#ui/drawings/Drawing.tsx';
import DeskPhoneT33G from '#ui/drawings/devices/DeskPhoneT33G.svg?drawing';
import MobilePhone from '#ui/drawings/devices/MobilePhone.svg?drawing';
import styles from './DeviceScene.module.css';

/** A call that continues from the desk to the mobile. */
export function CallScene(drawing: DrawingProps) {
  return (
    <Drawing viewBox="0 0 300 170" {...drawing}>
      <path d="M0 160h300" />
      <DeskPhoneT33G x={4} y={38} width={146} height={130} className={styles.device} />
      <MobilePhone x={212} y={54} width={60} height={108} className={styles.device} />
      <path stroke="var(--coral)" strokeWidth="5" d="M92 40C110 0 200-6 238 34m-18-3 18 4 4-18" />
      <path d="M284 66q10 14 4 30m6-38q16 24 6 46" />
    </Drawing>
  );
}
