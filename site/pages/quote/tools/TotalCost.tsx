import { formatEuros, formatWholeEuros } from '#domain/money.ts';
import type { ItemisedQuote } from '#domain/quote/price/itemise-quote.ts';
import { totalCosts } from '#domain/quote/price/total-cost.ts';
import styles from './tables.module.css';
import tools from './tools.module.css';

/** « Coût sur trois ans »: what the quote costs in all over one, two and three years, before tax and with it. */
export function TotalCost({ itemised }: { readonly itemised: ItemisedQuote }) {
  const costs = totalCosts(itemised);
  const greatest = Math.max(...costs.map(({ beforeTaxCents }) => beforeTaxCents));
  const { oneTime, monthly } = itemised;
  return (
    <div className={tools.tool}>
      <table className={`${styles.table} ${styles.costs}`}>
        <caption>Ce que vous aurez payé en tout, commande et abonnements compris</caption>
        <thead>
          <tr>
            <th scope="col">Durée</th>
            <th scope="col">HT</th>
            <th scope="col">TTC</th>
          </tr>
        </thead>
        <tbody>
          {costs.map(({ months, beforeTaxCents, withTaxCents }) => (
            <tr key={months}>
              <th scope="row">
                {months}&nbsp;mois
                <svg className={styles.bar} viewBox="0 0 200 14" preserveAspectRatio="none" aria-hidden="true">
                  <rect width={(200 * beforeTaxCents) / greatest} height="14" />
                  <rect data-part="one-time" width={(200 * oneTime.totalCents) / greatest} height="14" />
                </svg>
              </th>
              <td>{formatWholeEuros(beforeTaxCents)}&nbsp;HT</td>
              <td>{formatEuros(withTaxCents)}&nbsp;TTC</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={`cluster ${styles.ends}`}>
        <span>{formatWholeEuros(oneTime.totalCents)}&nbsp;HT à la commande</span>
        <span>puis {formatWholeEuros(monthly.totalCents)}&nbsp;HT par mois</span>
      </p>
      <p className="soft">Hors appels à la consommation.</p>
    </div>
  );
}
