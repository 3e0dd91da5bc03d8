import Supporter from '#ui/drawings/solution/Supporter.svg?drawing';
import styles from './Scene.module.css';
import { Scene } from './Scene.tsx';

/** The cord ends in the headset of someone who answers. */
export function SupportScene({ brand }: { readonly brand: string }) {
  return (
    <Scene>
      <Supporter />
      <text className={styles.label} x="89" y="64" textAnchor="middle" fontSize="17">
        {`${brand}, bonjour\u202f!`}
      </text>
    </Scene>
  );
}
