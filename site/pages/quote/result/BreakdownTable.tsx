import type { ReactNode } from 'react';
import type { ItemisedQuote, QuoteLine } from '#domain/quote/itemise-quote.ts';
import { BreakdownPart } from './BreakdownPart.tsx';
import styles from './BreakdownTable.module.css';

interface BreakdownTableProps {
  readonly itemised: ItemisedQuote;
  readonly renderNote?: ((line: QuoteLine) => ReactNode) | undefined;
}

/** Every line of the quote, including zeros; the lines of each part add up to its total. */
export function BreakdownTable({ itemised, renderNote }: BreakdownTableProps) {
  return (
    <table className={styles.table}>
      <caption className={styles.caption}>Détail du devis, prix hors taxes</caption>
      <thead>
        <tr>
          <th scope="col">Désignation</th>
          <th scope="col">Qté</th>
          <th scope="col">Prix unitaire</th>
          <th scope="col">Montant</th>
        </tr>
      </thead>
      <BreakdownPart
        title="À la commande"
        totalLabel="Total à la commande"
        part={itemised.oneTime}
        renderNote={renderNote}
      />
      <BreakdownPart title="Par mois" totalLabel="Total par mois" part={itemised.monthly} renderNote={renderNote} />
    </table>
  );
}
