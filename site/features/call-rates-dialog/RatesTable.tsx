import { callRatesTexts as texts } from '#content/call-rates-texts.ts';
import { type CallDestination, type RatesMode, rateCell } from '#domain/calls/call-rates.ts';
import styles from './RatesTable.module.css';
import { RateValue } from './RateValue.tsx';
import type { RatesColumn, RatesOrder } from './sort-destinations.ts';

interface RatesTableProps {
  readonly caption: string;
  readonly destinations: readonly CallDestination[];
  readonly mode: RatesMode;
  readonly order: RatesOrder;
  readonly onSort: (column: RatesColumn) => void;
}

const columns = ['destination', 'fixed', 'mobile'] as const;

/** Each destination once, its special numbers below its name. Pressing a column's head sorts by it. */
export function RatesTable({ caption, destinations, mode, order, onSort }: RatesTableProps) {
  const directionOf = (column: RatesColumn) =>
    order.column !== column ? undefined : order.descending ? 'descending' : 'ascending';

  return (
    <table className={styles.table}>
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col" aria-sort={directionOf(column)}>
              <button type="button" className={styles.sort} onClick={() => onSort(column)}>
                {texts.columns[column]}
              </button>
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
                  <RateValue
                    cell={{
                      kind: 'rate',
                      rate: row.special.rate,
                      provisional: row.special.status === 'provisional',
                    }}
                  />
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
