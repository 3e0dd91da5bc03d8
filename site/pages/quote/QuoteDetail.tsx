import { company } from '#content/company.ts';
import { addDays, formatDay, parisDay } from '#domain/calendar.ts';
import { companyPhone, companyText } from '#domain/company.ts';
import type { Catalogue } from '#domain/quote/catalogue.ts';
import { priceGuaranteeDays } from '#domain/quote/catalogue-validity.ts';
import type { PricedForm } from './form/use-quote-form.ts';
import { QuoteActions } from './QuoteActions.tsx';
import styles from './QuoteDetail.module.css';
import { QuoteBreakdown } from './result/QuoteBreakdown.tsx';
import { useExplanations } from './result/use-explanations.ts';
import type { QuotePageHandle, QuoteTool } from './use-quote-page.ts';

interface QuoteDetailProps {
  readonly shown: PricedForm;
  readonly catalogue: Catalogue;
  readonly failedTool: QuoteTool | undefined;
  readonly onOpenTool: QuotePageHandle['openTool'];
}

/** Every line of the shown quote, secondary actions, and on paper its recipient and validity. */
export function QuoteDetail({ shown, catalogue, failedTool, onOpenTool }: QuoteDetailProps) {
  const explanations = useExplanations(shown, catalogue);
  const today = parisDay(new Date());
  return (
    <>
      <div className={styles.paper}>
        <p>
          Devis de {company.brand} du {formatDay(today)}, valable jusqu’au{' '}
          {formatDay(addDays(today, priceGuaranteeDays))}.
        </p>
        <p>Pour {shown.form.email.trim()}</p>
        <p>
          {company.brand}, {companyPhone(company)}, {companyText(company.email)}
        </p>
      </div>
      <QuoteBreakdown
        request={shown.request}
        itemised={shown.itemised}
        catalogue={catalogue}
        explain={explanations.explain}
        actions={
          <QuoteActions
            explained={explanations.wanted}
            failed={explanations.failed ? 'explanations' : failedTool}
            onExplain={explanations.toggle}
            onOpen={onOpenTool}
          />
        }
      />
    </>
  );
}
