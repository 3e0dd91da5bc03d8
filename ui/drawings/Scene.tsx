import type { ReactNode } from 'react';
import { Drawing } from './Drawing.tsx';
import styles from './Scene.module.css';

/**
 * The frame of a drawing that a panel crops on both sides and never scales: x = 0 is its middle, the essential part is
 * between -165 and 165 (a phone's screen), and the cord crosses every frame of a page at one height, so that it continues
 * from panel to panel where they are side by side.
 */
export function Scene({ children }: { readonly children: ReactNode }) {
  return (
    <Drawing viewBox="-480 0 960 240" preserveAspectRatio="xMidYMid slice" className={styles.scene}>
      {children}
    </Drawing>
  );
}
