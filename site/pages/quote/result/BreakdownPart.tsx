import { type ReactNode, useState } from 'react';
import { quoteTexts } from '#content/quote-texts.ts';
import { formatBeforeTax, formatCount, formatWholeEuros } from '#domain/money.ts';
import type { QuoteLine, QuotePart } from '#domain/quote/price/itemise-quote.ts';
import styles from './BreakdownTable.module.css';

interface BreakdownPartProps {
  readonly title: string;
  readonly totalLabel: string;
  readonly part: QuotePart;
  readonly renderNote: (line: QuoteLine) => ReactNode;
}

/**
 * The one-time or the monthly part: its lines (those at zero folded on screen), the sum before rounding if it differs,
 * its total.
 */
export function BreakdownPart({ title, totalLabel, part, renderNote }: BreakdownPartProps) {
  const [unfolded, setUnfolded] = useState(false);
  const items = part.lines.filter(({ key }) => key !== 'rounding');
  const zeros = items.filter(({ key, amountCents }) => amountCents === 0 && key !== 'setup');
  const rounding = part.lines.find(({ key }) => key === 'rounding');
  return (
    <tbody>
      <tr className={styles.part}>
        <th scope="rowgroup" colSpan={4}>
          {title}
        </th>
      </tr>
      {items
        .filter((line) => !zeros.includes(line))
        .map((line) => (
          <Line key={line.key} line={line} note={renderNote(line)} />
        ))}
      {zeros.length > 0 && (
        <tr className={styles.fold}>
          <td colSpan={4}>
            <button type="button" aria-expanded={unfolded} onClick={() => setUnfolded(!unfolded)}>
              {zeros.length}&nbsp;{zeros.length > 1 ? 'lignes' : 'ligne'} à 0&nbsp;€
            </button>
          </td>
        </tr>
      )}
      {zeros.map((line) => (
        <Line key={line.key} line={line} note={renderNote(line)} folded={!unfolded} />
      ))}
      {rounding && (
        <>
          <tr>
            <th scope="row" colSpan={3}>
              Sous-total avant arrondi
            </th>
            <td>{formatBeforeTax(part.exactCents)}</td>
          </tr>
          <tr>
            <th scope="row" colSpan={3}>
              {rounding.label}
              {renderNote(rounding)}
            </th>
            <td>{formatBeforeTax(rounding.amountCents)}</td>
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

interface LineProps {
  readonly line: QuoteLine;
  readonly note: ReactNode;
  /** Hidden on screen; screen readers and paper still have it. */
  readonly folded?: boolean;
}

/** A line of the quote: description, quantity, unit price and amount. */
function Line({ line, note, folded = false }: LineProps) {
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
