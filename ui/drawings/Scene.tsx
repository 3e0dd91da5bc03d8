import type { ReactNode } from 'react';
import { Drawing } from './Drawing.tsx';
import styles from './Scene.module.css';

/**
 * A drawing that a panel crops on both sides and never scales: its middle is x = 0, what matters is within ±165 (a
 * phone's screen), and the cord is at one height on the whole page, so that it continues from panel to panel.
 */
export function Scene({ children }: { readonly children: ReactNode }) {
  return (
    <Drawing viewBox="-480 0 960 240" preserveAspectRatio="xMidYMid slice" className={styles.scene}>
      {children}
    </Drawing>
  );
}
