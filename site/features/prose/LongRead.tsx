import type { ReactNode } from 'react';
import type { Prose as ProseText } from '#content/prose.ts';
import styles from './LongRead.module.css';
import { Prose } from './Prose.tsx';
import { TableOfContents } from './TableOfContents.tsx';

interface LongReadProps {
  readonly text: ProseText;
  readonly contentsTitle: string;
  /** Values in the text that the owner has still to give; they are marked where they stand. */
  readonly provisional?: readonly string[];
  /** What follows the text in the same column. */
  readonly children?: ReactNode;
}

/** A long text in one column, with its table of contents beside it on wide screens. */
export function LongRead({ text, contentsTitle, provisional, children }: LongReadProps) {
  return (
    <div className={styles.frame}>
      <div className={styles.columns}>
        <TableOfContents title={contentsTitle} headings={text.headings} />
        <div>
          <Prose body={text.body} provisional={provisional} />
          {children}
        </div>
      </div>
    </div>
  );
}
