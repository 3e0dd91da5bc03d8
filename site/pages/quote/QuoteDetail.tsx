import { type ReactNode, useState } from 'react';
import { catalogues } from '#content/catalogues.ts';
import { company } from '#content/company.ts';
import { frenchRates } from '#content/french-rates.ts';
import { quoteTexts } from '#content/quote-texts.ts';
import { formatDay, parisDay } from '#domain/calendar.ts';
import { describeCalls } from '#domain/calls/describe-calls.ts';
import { lineNotes } from '#domain/calls/line-notes.ts';
import { companyPhone, companyText } from '#domain/company.ts';
import { formatRate } from '#domain/money.ts';
import { honouredUntil } from '#domain/quote/catalogue/catalogue-validity.ts';
import type { QuoteLine } from '#domain/quote/price/itemise-quote.ts';
import { Button } from '#ui/buttons/Button.tsx';
import Download from '#ui/drawings/quote/Download.svg?drawing';
import Send from '#ui/drawings/quote/Send.svg?drawing';
import { useOnDemand } from '#ui/use-on-demand.ts';
import type { PricedForm } from './form/state/use-quote-form.ts';
import type { QuotePageHandle } from './form/state/use-quote-page.ts';
import { ToolButton } from './form/ToolButton.tsx';
import styles from './QuoteDetail.module.css';
import { BreakdownPart } from './result/BreakdownPart.tsx';
import table from './result/BreakdownTable.module.css';

const loadReasons = () => import('#domain/quote/price/explain-price.ts');

/** Every line behind the totals, including zeros, with reasons on request; on paper also recipient and validity. */
export function QuoteDetail({ shown, page }: { readonly shown: PricedForm; readonly page: QuotePageHandle }) {
  const { catalogue } = page;
  const { request, itemised } = shown;
  const { calls } = request;
  const [wanted, setWanted] = useState(false);
  const rules = useOnDemand(loadReasons, wanted, () => setWanted(false));
  const sentences = rules?.explainPrice(request, itemised, catalogue);
  const today = parisDay(new Date());
  const notes = { ...lineNotes(request, catalogue) };
  if (calls.callType === 'unlimited') {
    const coverage = quoteTexts.planCoverage[calls.callPlanType];
    notes.monthlyUnlimited = `${coverage.replace('{mobileRate}', formatRate(frenchRates.mobile))} ${notes.monthlyUnlimited}`;
  }
  const renderNote = ({ key }: QuoteLine): ReactNode =>
    [notes[key], sentences?.get(key)].filter(Boolean).map((note) => <small key={note}>{note}</small>);
  return (
    <>
      <div className={styles.paper}>
        <p className={styles.heading}>
          Devis de {company.brand} du {formatDay(today)}, valable jusqu’au{' '}
          {formatDay(honouredUntil(catalogue, catalogues, today))}.
        </p>
        <p>Pour {shown.form.email.trim()}</p>
        <p>
          {company.brand}, {companyPhone(company)}, {companyText(company.email)}
        </p>
        <p>Le devis numéroté, avec la TVA, est le PDF.</p>
      </div>
      <div className={`frame ${styles.breakdown}`}>
        <div className={`cluster ${styles.head}`}>
          <h3 id="breakdown-title">Détail du devis, prix hors taxes</h3>
          <Button kind="quiet" aria-expanded={wanted} onClick={() => setWanted(!wanted)}>
            Pourquoi ce prix{'\u202f'}?
          </Button>
        </div>
        <table className={table.table} aria-labelledby="breakdown-title">
          <thead>
            <tr>
              <th scope="col">Désignation</th>
              <th scope="col">Qté</th>
              <th scope="col">Prix unitaire</th>
              <th scope="col">Montant</th>
            </tr>
          </thead>
          <BreakdownPart title="À la commande" part={itemised.oneTime} renderNote={renderNote} />
          <BreakdownPart title="Par mois" part={itemised.monthly} renderNote={renderNote} />
        </table>
        {calls.callType === 'payAsYouGo' && (
          <p className={`soft ${styles.beside}`}>{describeCalls(calls, frenchRates)}</p>
        )}
        <div className={`screen-only cluster ${styles.actions}`}>
          <ToolButton tool="total-cost" page={page} />
          <ToolButton tool="quotes" page={page} />
        </div>
      </div>
    </>
  );
}

/** What most visitors want of a price, below its totals: a document to keep, and a link for whoever decides. */
export function QuoteActions({ page }: { readonly page: QuotePageHandle }) {
  return (
    <>
      <ToolButton tool="document" page={page} kind="secondary" icon={<Download />} />
      <ToolButton tool="share" page={page} kind="secondary" icon={<Send />} />
    </>
  );
}
