import { DeskPhoneT46U } from '#ui/drawings/devices/DeskPhoneT46U.tsx';
import { Scene } from '#ui/drawings/solution/Scene.tsx';
import styles from './TelephoneErasDrawing.module.css';

/**
 * One line through four ages of the telephone: a wave, steps, packets, and finally the cord. Each drawing is cropped on
 * both sides, never scaled, and its line ends at the height where the next one continues it.
 */
export function TelephoneErasDrawing({ eras }: { readonly eras: readonly [string, string, string, string] }) {
  const [analogue, digital, internet, cloud] = eras;
  return (
    <ol className={styles.ages}>
      <li>
        <Scene>
          <path strokeWidth="4" d={`M-480 190H-140q10-30 20 0${'t20 0'.repeat(13)}H480`} />
          <path fill="var(--ink)" d="M-66 158c0-30 18-64 30-78h72c12 14 30 48 30 78z" />
          <path fill="var(--ink)" d="M-80 66c0-32 34-42 80-42s80 10 80 42l-8 16H44l-4-20c-22-8-58-8-80 0l-4 20h-28z" />
          <circle fill="var(--card)" cy="116" r="33" />
          <circle strokeWidth="8" strokeDasharray="0.1 14.35" cy="116" r="23" />
          <circle fill="var(--sun)" cy="116" r="10" />
        </Scene>
        <p>{analogue}</p>
      </li>
      <li>
        <Scene>
          <path strokeWidth="4" stroke="var(--sea)" d={`M-480 190H-130v-14${'h20v28h20v-28'.repeat(6)}h20v14H480`} />
          <path fill="var(--sea-tint)" d="M-76 158l8-104q1-8 9-8H59q8 0 9 8l8 104z" />
          <path fill="var(--card)" d="M-10 62h64l2 22h-66z" />
          <path strokeWidth="8" d="M-6 102h12m14 0h12m14 0h12M-7 120h13m14 0h12m15 0h12M-7 138h13m14 0h13m14 0h13" />
          <path
            fill="var(--ink)"
            d="M-58 40c6-14 34-14 38 0 2 12-2 26-8 30-2 20-2 36 0 52 6 6 8 22 4 32-6 10-34 10-40 0-2-30 2-84 6-114z"
          />
        </Scene>
        <p>{digital}</p>
      </li>
      <li>
        <Scene>
          <path strokeWidth="2" stroke="var(--maquis)" d="M-480 190H480" />
          <path fill="var(--sun)" d={`M-140 184h22v12h-22z${'m36 0h22v12h-22z'.repeat(7)}`} />
          <path fill="var(--card)" d="M-74 34h120q8 0 8 8v84q0 8-8 8H-74q-8 0-8-8V42q0-8 8-8z" />
          <path fill="var(--sea-tint)" d="M-68 48H40v70H-68z" />
          <path fill="var(--card)" d="M-40 134h52l10 24h-72z" />
          <path d="M-54 66h50m-50 16h70m-70 16h36" />
          <path d="M62 142c-4-44 12-64 34-64s38 20 34 64" strokeWidth="5" />
          <path fill="var(--ink)" d="M54 126h16v32H54zm68 0h16v32h-16z" />
          <path d="M138 150c6 14-4 18-22 18" />
        </Scene>
        <p>{internet}</p>
      </li>
      <li>
        <Scene>
          <path stroke="var(--coral)" strokeWidth="5" d="M-480 190H480" />
          <DeskPhoneT46U x={-105} y={26} width={220} height={166} />
        </Scene>
        <p>{cloud}</p>
      </li>
    </ol>
  );
}
