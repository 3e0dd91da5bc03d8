import styles from './Scene.module.css';
import { Scene } from './Scene.tsx';

/** At night, when fraud happens, the cord is the shackle of a closed padlock. */
export function SecurityScene() {
  return (
    <Scene>
      <path className={styles.sun} d="M-118 34a30 30 0 1 0 26 46 26 26 0 0 1-26-46z" />
      <path className={styles.stars} d="M128 52h.1M-176 120h.1M152 108h.1M-260 40h.1M250 70h.1" />
      <path className={styles.cord} d="M-480 196H480" />
      <path className={styles.bold} d="M-40 112V76a40 40 0 0 1 80 0v36" />
      <rect className={styles.sun} x="-68" y="106" width="136" height="108" rx="14" />
      <path className={styles.ink} d="M0 136a14 14 0 0 1 7 26l5 24h-24l5-24a14 14 0 0 1 7-26z" />
    </Scene>
  );
}
