import type { ReactNode } from 'react';
import { resellers } from '#content/resellers.ts';
import Thinker from '#ui/drawings/resellers/Thinker.svg?drawing';
import styles from './ClosingCallout.module.css';

/** The closing words as a partner's thought bubble. */
export function ClosingCallout({ children }: { readonly children: ReactNode }) {
  return (
    <section className={`wrap ${styles.scene}`}>
      <Thinker className={styles.thinker} />
      <div className={styles.bubble}>
        <h2>{resellers.closing.title}</h2>
        <p className="lead">{resellers.closing.text}</p>
        {children}
      </div>
    </section>
  );
}
