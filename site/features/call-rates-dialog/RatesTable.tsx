import { callRatesTexts as texts } from '#content/call-rates-texts.ts';
import { type CallDestination, type RatesMode, rateCell } from '#domain/calls/call-rates.ts';
import styles from './RatesTable.module.css';
import { RateValue } from './RateValue.tsx';

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
