import { useId } from 'react';
import type { ProseHeading } from '#domain/prose.ts';
import styles from './LongRead.module.css';

interface TableOfContentsProps {
  readonly title: string;
  readonly headings: readonly ProseHeading[];
}

/** The main headings of a text as links within the page, on a cord. */
export function TableOfContents({ title, headings }: TableOfContentsProps) {
  const titleId = useId();
  return (
    <nav className={styles.contents} aria-labelledby={titleId}>
      <p id={titleId}>{title}</p>
      <ol className={styles.list}>
        {headings
          .filter(({ level }) => level === 2)
          .map(({ id, text }) => (
            <li key={id}>
              <a href={`#${id}`}>{text}</a>
            </li>
          ))}
      </ol>
    </nav>
  );
}
