import type { ReactNode } from 'react';
import styles from './Help.module.css';

/** An explanation that opens in place: `<details>` whose `<summary>` is the title, announced as expanded or collapsed. */
export function Help({ title, children }: { readonly title: ReactNode; readonly children: ReactNode }) {
  return (
    <details className={styles.help}>
      <summary>{title}</summary>
      <div className={styles.text}>{children}</div>
    </details>
  );
}
