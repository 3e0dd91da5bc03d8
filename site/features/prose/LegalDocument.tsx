import type { ReactNode } from 'react';
import { legalPages } from '#content/legal-pages.ts';
import { formatDay } from '#domain/calendar.ts';
import type { LegalText } from '#domain/prose.ts';
import styles from './LegalDocument.module.css';
import { LongRead } from './LongRead.tsx';

interface LegalDocumentProps {
  readonly text: LegalText;
  /** Shown above the title, such as a way back. */
  readonly before?: ReactNode;
  /** Shown below the title, such as the address of a printed version. */
  readonly children?: ReactNode;
}

/** A legal page: title, date of the last change, text. Values that the owner has still to provide are marked. */
export function LegalDocument({ text, before, children }: LegalDocumentProps) {
  return (
    <article className={`wrap ${styles.document}`}>
      <header className={styles.head}>
        {before}
        <h1>{text.title}</h1>
        <p className={styles.date}>
          {`${legalPages.updatedOn} `}
          <time dateTime={text.updated}>{formatDay(text.updated)}</time>
        </p>
        {text.provisional.length > 0 && (
          <p className="soft">
            <mark>{legalPages.provisionalMark}</mark>
            {legalPages.provisionalNotice}
          </p>
        )}
        {children}
      </header>
      <LongRead text={text} contentsTitle={legalPages.contentsTitle} provisional={text.provisional} />
    </article>
  );
}
