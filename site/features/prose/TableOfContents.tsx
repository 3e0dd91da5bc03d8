import { useId } from 'react';
import { useLocation } from 'react-router';
import type { ProseHeading } from '#domain/prose.ts';
import { toRealPath } from '#site/navigation/hash-path.ts';
import styles from './LongRead.module.css';

interface TableOfContentsProps {
  readonly title: string;
  readonly headings: readonly ProseHeading[];
}

/** The main headings of a text as links within the page, on a cord; their address is whole, for a new tab or a copy. */
export function TableOfContents({ title, headings }: TableOfContentsProps) {
  const titleId = useId();
  const page = toRealPath(useLocation().pathname);
  return (
    <nav className={styles.contents} data-in-page aria-labelledby={titleId}>
      <p id={titleId}>{title}</p>
      <ol className={styles.list}>
        {headings
          .filter(({ level }) => level === 2)
          .map(({ id, text }) => (
            <li key={id}>
              <a href={`${page}#${id}`}>{text}</a>
            </li>
          ))}
      </ol>
    </nav>
  );
}
