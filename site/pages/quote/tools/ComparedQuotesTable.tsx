import { type Cents, formatBeforeTax, formatCount } from '#domain/money.ts';
import type { ComparedPart, ComparedQuotes } from '#domain/quote/price/compare-quotes.ts';
import type { QuoteLine } from '#domain/quote/price/itemise-quote.ts';
import styles from './tables.module.css';

/** Two quotes line by line with the difference; lines that cost nothing in either are left out. */
export function ComparedQuotesTable({ compared }: { readonly compared: ComparedQuotes }) {
  return (
    <table className={`soft ${styles.table} ${styles.compared}`}>
      <caption className="visually-hidden">Les deux devis ligne par ligne, prix hors taxes</caption>
      <thead>
        <tr>
          <th scope="col">Désignation</th>
          <th scope="col">Autre devis</th>
          <th scope="col">Ce devis</th>
          <th scope="col">Écart</th>
        </tr>
      </thead>
      <Part title="À la commande" part={compared.oneTime} />
      <Part title="Par mois" part={compared.monthly} />
    </table>
  );
}

function Part({ title, part }: { readonly title: string; readonly part: ComparedPart }) {
  return (
    <tbody>
      <tr className={styles.part}>
        <th scope="rowgroup" colSpan={4}>
          {title}
        </th>
      </tr>
      {part.lines.map(({ label, other, current, differenceCents }) => (
        <tr key={label} data-differs={differenceCents !== 0 || undefined}>
          <th scope="row">{label}</th>
          <td>{amount(other)}</td>
          <td>{amount(current)}</td>
          <td>{difference(differenceCents)}</td>
        </tr>
      ))}
      <tr className={styles.sum} data-differs={part.differenceCents !== 0 || undefined}>
        <th scope="row">Total {title.toLocaleLowerCase('fr')}</th>
        <td>{formatBeforeTax(part.otherCents)}</td>
        <td>{formatBeforeTax(part.currentCents)}</td>
        <td>{difference(part.differenceCents)}</td>
      </tr>
    </tbody>
  );
}

/** `+25,00 € HT`, `−25,00 € HT`. */
function difference(cents: Cents): string {
  return cents === 0 ? 'identique' : `${cents > 0 ? '+' : '\u2212'}${formatBeforeTax(Math.abs(cents))}`;
}

function amount({ quantity, amountCents }: Pick<QuoteLine, 'quantity' | 'amountCents'>) {
  if (quantity === 0) return 'sans';
  return (
    <>
      {formatBeforeTax(amountCents)}
      {quantity > 1 && <small>pour {formatCount(quantity)}</small>}
    </>
  );
}
