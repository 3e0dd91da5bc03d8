import { type ReactNode, useId } from 'react';
import { useLocation } from 'react-router';
import type { Prose as ProseText } from '#domain/prose.ts';
import { toRealPath } from '#site/navigation/hash-path.ts';
import styles from './LongRead.module.css';
import { Prose } from './Prose.tsx';

interface LongReadProps {
  readonly text: ProseText;
  readonly contentsTitle: string;
  /** Values in the text that the owner has still to provide; they are marked. */
  readonly provisional?: readonly string[];
  /** Content after the text, in the same column. */
  readonly children?: ReactNode;
}

/** A long text in one column, on wide screens with links to its headings: whole addresses, for a new tab. */
export function LongRead({ text, contentsTitle, provisional, children }: LongReadProps) {
  const titleId = useId();
  const page = toRealPath(useLocation().pathname);
  return (
    <div className={styles.columns}>
      <nav className={`screen-only ${styles.contents}`} data-in-page aria-labelledby={titleId}>
        <p id={titleId}>{contentsTitle}</p>
        <ol className={styles.list}>
          {text.headings
            .filter(({ level }) => level === 2)
            .map(({ id, text: heading }) => (
              <li key={id}>
                <a href={`${page}#${id}`}>{heading}</a>
              </li>
            ))}
        </ol>
      </nav>
      <div>
        <Prose body={text.body} provisional={provisional} />
        {children}
      </div>
    </div>
  );
}
