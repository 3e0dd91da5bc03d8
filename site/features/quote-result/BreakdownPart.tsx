import type { ReactNode } from 'react';
import { quoteTexts } from '#content/quote-texts.ts';
import { type Cents, formatCount, formatEuros, formatWholeEuros } from '#domain/money.ts';
import type { QuoteLine, QuotePart } from '#domain/quote/itemise-quote.ts';
import styles from './BreakdownTable.module.css';

interface BreakdownPartProps {
  readonly title: string;
  readonly totalLabel: string;
  readonly part: QuotePart;
  readonly renderNote?: ((line: QuoteLine) => ReactNode) | undefined;
}

/** What is paid once, or every month: its lines, the sum before rounding where rounding changes it, its total. */
export function BreakdownPart({ title, totalLabel, part, renderNote }: BreakdownPartProps) {
  const items = part.lines.filter(({ key }) => key !== 'rounding');
  const rounding = part.lines.find(({ key }) => key === 'rounding');
  return (
    <tbody>
      <tr className={styles.part}>
        <th scope="rowgroup" colSpan={4}>
          {title}
        </th>
      </tr>
      {items.map((line) => (
        <tr key={line.key} className={line.quantity === 0 ? styles.none : undefined}>
          <th scope="row">
            {line.key === 'setup' && line.unitCents === 0 ? (
              <span className={styles.free}>{quoteTexts.setup}</span>
            ) : (
              line.label
            )}
            {renderNote?.(line)}
          </th>
          <td>{formatCount(line.quantity)}</td>
          <td>{beforeTax(line.unitCents)}</td>
          <td>{beforeTax(line.amountCents)}</td>
        </tr>
      ))}
      {rounding && (
        <>
          <tr>
            <th scope="row" colSpan={3}>
              Sous-total avant arrondi
            </th>
            <td>{beforeTax(part.exactCents)}</td>
          </tr>
          <tr>
            <th scope="row" colSpan={3}>
              {rounding.label}
            </th>
            <td>{beforeTax(rounding.amountCents)}</td>
          </tr>
        </>
      )}
      <tr className={styles.sum}>
        <th scope="row" colSpan={3}>
          {totalLabel}
        </th>
        <td>{formatWholeEuros(part.totalCents)}&nbsp;HT</td>
      </tr>
    </tbody>
  );
}

function beforeTax(cents: Cents): string {
  return `${formatEuros(cents)}\u00a0HT`;
}
