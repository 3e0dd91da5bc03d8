import { type ReactNode, useState } from 'react';
import { quoteTexts } from '#content/quote-texts.ts';
import { formatBeforeTax, formatCount, formatCounted, formatWholeEuros } from '#domain/money.ts';
import { isEmptyLine, isOffered, type QuoteLine, type QuotePart } from '#domain/quote/price/itemise-quote.ts';
import { Button } from '#ui/buttons/Button.tsx';
import styles from './BreakdownTable.module.css';

interface BreakdownPartProps {
  readonly title: string;
  readonly part: QuotePart;
  readonly renderNote: (line: QuoteLine) => ReactNode;
}

/** The one-time or the monthly part: lines (zeros folded on screen), sum before rounding if it differs, total. */
export function BreakdownPart({ title, part, renderNote }: BreakdownPartProps) {
  const [unfolded, setUnfolded] = useState(false);
  const zeros = part.lines.filter(isEmptyLine);
  const rounding = part.lines.find(({ key }) => key === 'rounding');
  return (
    <tbody>
      <tr className={styles.part}>
        <th scope="rowgroup" colSpan={4}>
          {title}
        </th>
      </tr>
      {part.lines
        .filter((line) => line !== rounding && !zeros.includes(line))
        .map((line) => (
          <Line key={line.key} line={line} note={renderNote(line)} />
        ))}
      {zeros.length > 0 && (
        <tr className={`screen-only ${styles.fold}`}>
          <td colSpan={4}>
            <Button kind="quiet" aria-expanded={unfolded} onClick={() => setUnfolded(!unfolded)}>
              {formatCounted(zeros.length, 'ligne', 'lignes')} à 0&nbsp;€
            </Button>
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
          Total {title.toLocaleLowerCase('fr')}
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

function Line({ line, note, folded = false }: LineProps) {
  const classes = [line.quantity === 0 && styles.none, folded && 'folded'];
  return (
    <tr className={classes.filter(Boolean).join(' ')}>
      <th scope="row">
        {isOffered(line) ? <span className={styles.free}>{quoteTexts.setup}</span> : line.label}
        {note}
      </th>
      <td>{formatCount(line.quantity)}</td>
      <td>{formatBeforeTax(line.unitCents)}</td>
      <td>{formatBeforeTax(line.amountCents)}</td>
    </tr>
  );
}
