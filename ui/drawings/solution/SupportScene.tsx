import styles from './Scene.module.css';
import { Scene } from './Scene.tsx';

/** The cord ends in the headset of someone who answers. */
export function SupportScene({ brand }: { readonly brand: string }) {
  return (
    <Scene>
      <path fill="var(--sea)" d="M-150 240c0-44 30-62 74-66h44c44 4 74 22 74 66z" />
      <path fill="var(--card)" d="M-72 176v-24h36v24c-6 16-30 16-36 0z" />
      <path fill="var(--card)" d="M-98 96c0-34 20-52 44-52s44 18 44 52c0 38-20 66-44 66s-44-28-44-66z" />
      <path fill="var(--ink)" d="M-100 98c-8-44 16-66 48-66s52 24 44 66l-18-34c-20 12-48 14-62 6z" />
      <path d="M-70 102v4m34-4v4m-28 26c8 8 18 8 26 0" />
      <path fill="var(--card)" d="M30 26h118q12 0 12 12v40q0 12-12 12H62L36 112l4-22H30q-12 0-12-12V38q0-12 12-12z" />
      <path
        stroke="var(--coral)"
        strokeWidth="5"
        d="M-480 196h270c60 0 20-86 96-88M-106 104c-4-52 20-78 52-78s56 26 52 78"
      />
      <rect fill="var(--ink)" x="-116" y="92" width="18" height="34" rx="8" />
      <rect fill="var(--ink)" x="-10" y="92" width="18" height="34" rx="8" />
      <path d="M0 126c0 18-16 22-30 22" />
      <text className={styles.label} x="89" y="64" textAnchor="middle" fontSize="17">
        {`${brand}, bonjour\u202f!`}
      </text>
    </Scene>
  );
}
