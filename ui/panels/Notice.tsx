import type { ReactNode, Ref } from 'react';
import styles from './Notice.module.css';

interface NoticeProps {
  readonly title: ReactNode;
  /** Lets the page move the focus here, if the notice responds to what the visitor just did. */
  readonly ref?: Ref<HTMLDivElement>;
  readonly children: ReactNode;
}

/**
 * Something the visitor must know before continuing, and what can be done about it: a `<div>` without a role, which the
 * Tab key doesn't reach. Nothing announces it by itself; a page that shows it after an action moves the focus to it.
 */
export function Notice({ title, ref, children }: NoticeProps) {
  return (
    <div ref={ref} tabIndex={-1} className={`frame ${styles.notice}`}>
      <p className={styles.title}>{title}</p>
      {children}
    </div>
  );
}
