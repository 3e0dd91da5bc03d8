import type { ReactNode } from 'react';
import type { Prose as ProseText } from '#domain/prose.ts';
import styles from './LongRead.module.css';
import { Prose } from './Prose.tsx';
import { TableOfContents } from './TableOfContents.tsx';

interface LongReadProps {
  readonly text: ProseText;
  readonly contentsTitle: string;
  /** Values in the text that the owner has still to provide; they are marked. */
  readonly provisional?: readonly string[];
  /** Content after the text, in the same column. */
  readonly children?: ReactNode;
}

/** A long text in one column, with its table of contents beside it on wide screens. */
export function LongRead({ text, contentsTitle, provisional, children }: LongReadProps) {
  return (
    <div className={styles.columns}>
      <TableOfContents title={contentsTitle} headings={text.headings} />
      <div>
        <Prose body={text.body} provisional={provisional} />
        {children}
      </div>
    </div>
  );
}
