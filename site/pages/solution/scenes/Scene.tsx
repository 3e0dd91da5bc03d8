import type { ReactNode } from 'react';
import styles from './Scene.module.css';

interface SceneProps {
  readonly children: ReactNode;
}

/**
 * The frame of a drawing that a panel crops from both sides, never scales: x = 0 is its middle, what matters lies between
 * -165 and 165 (a phone's screen), and the cord crosses every frame at y = 196, so that it goes on from panel to panel.
 */
export function Scene({ children }: SceneProps) {
  return (
    <svg className={styles.scene} viewBox="-480 0 960 240" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      {children}
    </svg>
  );
}
