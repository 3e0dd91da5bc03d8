import { Drawing, type DrawingProps } from '#ui/drawings/Drawing.tsx';
import CordlessPhoneW73P from '#ui/drawings/devices/CordlessPhoneW73P.svg?drawing';
import { DeskPhoneT46U } from '#ui/drawings/devices/DeskPhoneT46U.tsx';
import MobilePhone from '#ui/drawings/devices/MobilePhone.svg?drawing';
import styles from './DeviceScene.module.css';

/** A phone on the desk, one without a cord, one in a pocket. */
export function PhonesScene(drawing: DrawingProps) {
  return (
    <Drawing viewBox="0 0 300 170" {...drawing}>
      <path fill="var(--card)" d="M26 104h256l18 62H0z" />
      <DeskPhoneT46U x={0} y={58} width={146} height={110} className={styles.device} />
      <CordlessPhoneW73P x={138} y={62} width={116} height={100} className={styles.device} />
      <MobilePhone x={258} y={86} width={43} height={77} className={styles.device} />
    </Drawing>
  );
}
