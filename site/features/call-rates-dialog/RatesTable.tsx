import { callRatesTexts as texts } from '#content/call-rates-texts.ts';
import { type CallDestination, type RateCell, type RatesMode, rateCell } from '#domain/calls/call-rates.ts';
import { formatRate } from '#domain/money.ts';
import styles from './RatesTable.module.css';

interface RatesTableProps {
  readonly caption: string;
  readonly destinations: readonly CallDestination[];
  readonly mode: RatesMode;
}

const columns = ['destination', 'fixed', 'mobile'] as const;

/** Each destination once, its special numbers below its name. */
export function RatesTable({ caption, destinations, mode }: RatesTableProps) {
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {texts.columns[column]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {destinations.map((row) => (
          <tr key={row.destination}>
            <th scope="row">
              {row.destination}
              {row.special && (
                <span className={styles.special}>
                  {`${texts.special} `}
                  <RateValue cell={rateCell(row, 'special', mode)} />
                </span>
              )}
            </th>
            <td>
              <RateValue cell={rateCell(row, 'fixed', mode)} />
            </td>
            <td>
              <RateValue cell={rateCell(row, 'mobile', mode)} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** A rate before tax with its four decimals, « Inclus », or a dash. Right-aligned, so that the commas are aligned. */
function RateValue({ cell }: { readonly cell: RateCell }) {
  if (cell === 'included') return <strong className={styles.included}>{texts.included}</strong>;
  if (cell === undefined) return '—';
  return (
    <>
      <span className={styles.rate}>
        {formatRate(cell.rate)}
        <small>{texts.beforeTax}</small>
      </span>
      {cell.status === 'provisional' && <small> {texts.provisional}</small>}
    </>
  );
}
