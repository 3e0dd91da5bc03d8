import type { ReactNode, Ref } from 'react';
import styles from './Notice.module.css';

interface NoticeProps {
  readonly title: ReactNode;
  /** Lets the page move the focus here, if the notice responds to what the visitor just did. */
  readonly ref?: Ref<HTMLDivElement>;
  /** Lets a page that is opened with the notice focus it. */
  readonly autoFocus?: boolean;
  readonly children: ReactNode;
}

/** What the visitor must know before continuing. Nothing announces it: after an action the page focuses it. */
export function Notice({ title, ref, autoFocus, children }: NoticeProps) {
  return (
    <div ref={ref} tabIndex={-1} className={`frame ${styles.notice}`} {...(autoFocus && { autoFocus })}>
      <p className={styles.title}>{title}</p>
      {children}
    </div>
  );
}
