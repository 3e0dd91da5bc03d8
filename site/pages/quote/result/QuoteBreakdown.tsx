import { frenchRates } from 'virtual:french-rates';
import type { ReactNode } from 'react';
import { quoteTexts } from '#content/quote-texts.ts';
import { describeCalls, describeKeptNumbers } from '#domain/calls/describe-calls.ts';
import { formatRate } from '#domain/money.ts';
import type { Catalogue } from '#domain/quote/catalogue/catalogue.ts';
import { fairUseText } from '#domain/quote/catalogue/fair-use.ts';
import type { QuoteRequest } from '#domain/quote/form/quote-form.ts';
import type { ItemisedQuote, QuoteLine, QuoteLineKey } from '#domain/quote/price/itemise-quote.ts';
import { BreakdownPart } from './BreakdownPart.tsx';
import table from './BreakdownTable.module.css';
import styles from './QuoteBreakdown.module.css';

interface QuoteBreakdownProps {
  readonly request: QuoteRequest;
  readonly itemised: ItemisedQuote;
  readonly catalogue: Catalogue;
  /** The reason for a line's price, shown below its name. */
  readonly explain: (key: QuoteLineKey) => string | undefined;
  /** The button that shows the reasons, above the table. */
  readonly explanations: ReactNode;
  /** Secondary actions below the table. */
  readonly actions: ReactNode;
}

/** Every line behind the two totals, including zeros; the lines of each part add up to its total. */
export function QuoteBreakdown({ request, itemised, catalogue, explain, explanations, actions }: QuoteBreakdownProps) {
  const { calls } = request;
  const coverage =
    calls.callType === 'unlimited' &&
    quoteTexts.planCoverage[calls.callPlanType].replace('{mobileRate}', formatRate(frenchRates.mobile));
  const renderNote = ({ key }: QuoteLine): ReactNode => {
    const reason = explain(key);
    return (
      <>
        {coverage && key === 'monthlyUnlimited' && (
          <small>
            {coverage} {fairUseText(catalogue)}
          </small>
        )}
        {key === 'portability' && request.portedNumbers > 0 && (
          <small>{describeKeptNumbers(request.portedNumbers)}</small>
        )}
        {reason && <small>{reason}</small>}
      </>
    );
  };
  const { oneTime, monthly } = itemised;
  return (
    <div className={styles.breakdown}>
      <div className={`screen-only ${styles.why}`}>{explanations}</div>
      <table className={table.table}>
        <caption className={table.caption}>Détail du devis, prix hors taxes</caption>
        <thead>
          <tr>
            <th scope="col">Désignation</th>
            <th scope="col">Qté</th>
            <th scope="col">Prix unitaire</th>
            <th scope="col">Montant</th>
          </tr>
        </thead>
        <BreakdownPart title="À la commande" totalLabel="Total à la commande" part={oneTime} renderNote={renderNote} />
        <BreakdownPart title="Par mois" totalLabel="Total par mois" part={monthly} renderNote={renderNote} />
      </table>
      {calls.callType === 'payAsYouGo' && (
        <p className={`soft ${styles.beside}`}>{describeCalls(calls, frenchRates)}</p>
      )}
      <div className={`screen-only ${styles.actions}`}>{actions}</div>
    </div>
  );
}
