import type { ReactNode } from 'react';
import { quoteTexts } from '#content/quote-texts.ts';
import { formatBeforeTax, formatCount } from '#domain/money.ts';
import type { QuoteLine } from '#domain/quote/price/itemise-quote.ts';
import styles from './BreakdownTable.module.css';

interface BreakdownLineProps {
  readonly line: QuoteLine;
  readonly note: ReactNode;
  /** Hidden on screen; screen readers and paper still have it. */
  readonly folded?: boolean;
}

/** A line of the quote: description, quantity, unit price and amount. */
export function BreakdownLine({ line, note, folded = false }: BreakdownLineProps) {
  const classes = [line.quantity === 0 && styles.none, folded && styles.folded];
  return (
    <tr className={classes.filter(Boolean).join(' ')}>
      <th scope="row">
        {line.key === 'setup' && line.unitCents === 0 ? (
          <span className={styles.free}>{quoteTexts.setup}</span>
        ) : (
          line.label
        )}
        {note}
      </th>
      <td>{formatCount(line.quantity)}</td>
      <td>{formatBeforeTax(line.unitCents)}</td>
      <td>{formatBeforeTax(line.amountCents)}</td>
    </tr>
  );
}
