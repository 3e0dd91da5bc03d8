import type { ReactNode } from 'react';
import Thinker from '#ui/drawings/resellers/Thinker.svg?drawing';
import styles from './ClosingCallout.module.css';

interface ClosingCalloutProps {
  readonly title: string;
  readonly text: string;
  readonly children: ReactNode;
}

/** The closing words as a partner's thought bubble. */
export function ClosingCallout({ title, text, children }: ClosingCalloutProps) {
  return (
    <section className={`wrap ${styles.scene}`}>
      <Thinker className={styles.thinker} />
      <div className={styles.bubble}>
        <h2>{title}</h2>
        <p className="lead">{text}</p>
        {children}
      </div>
    </section>
  );
}
