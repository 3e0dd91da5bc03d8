import type { ReactNode } from 'react';
import { Drawing } from '#ui/drawings/Drawing.tsx';
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
      <Drawing viewBox="-100 0 250 240" className={styles.thinker}>
        <path fill="var(--sea)" d="M-96 240c0-44 30-62 74-66h44c44 4 74 22 74 66z" />
        <path
          fill="var(--card)"
          d="M-18 176v-24h36v24c-6 16-30 16-36 0zM-44 96c0-34 20-52 44-52s44 18 44 52c0 38-20 66-44 66s-44-28-44-66z"
        />
        <path fill="var(--coral)" d="M-50 84c-6-40 20-60 50-60s54 20 50 56l34 10c2 8-4 10-12 10-40-4-80-12-122-16z" />
        <path d="M-12 106v4m34-4v4M2 130c4 6 12 6 16 2M-4 28c2-6 6-8 8 0" />
        <path
          fill="var(--card)"
          d="M88 118a10 10 0 1 0 20 0 10 10 0 1 0-20 0zm32-26a14 14 0 1 0 28 0 14 14 0 1 0-28 0z"
        />
      </Drawing>
      <div className={styles.bubble}>
        <h2>{title}</h2>
        <p className="lead">{text}</p>
        {children}
      </div>
    </section>
  );
}
