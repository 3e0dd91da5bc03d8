import { company } from '#content/company.ts';
import { addDays, formatDay, parisDay } from '#domain/calendar.ts';
import { companyPhone, companyText } from '#domain/company.ts';
import { priceGuaranteeDays } from '#domain/quote/catalogue/catalogue-validity.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { DialogFailure } from './DialogFailure.tsx';
import type { PricedForm } from './form/state/use-quote-form.ts';
import styles from './QuoteDetail.module.css';
import { QuoteBreakdown } from './result/QuoteBreakdown.tsx';
import { useExplanations } from './result/use-explanations.ts';
import { ToolButton } from './ToolButton.tsx';
import type { QuotePageHandle } from './use-quote-page.ts';

interface QuoteDetailProps {
  readonly shown: PricedForm;
  readonly page: QuotePageHandle;
}

/** Every line of the shown quote, secondary actions, and on paper its recipient and validity. */
export function QuoteDetail({ shown, page }: QuoteDetailProps) {
  const { catalogue, dialogs } = page;
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
        explanations={
          <>
            <Button kind="quiet" aria-expanded={explanations.wanted} onClick={explanations.toggle}>
              Pourquoi ce prix{'\u202f'}?
            </Button>
            {explanations.failed && <DialogFailure />}
          </>
        }
        actions={
          <>
            <ToolButton tool="total-cost" dialogs={dialogs} />
            <ToolButton tool="quotes" dialogs={dialogs} />
          </>
        }
      />
    </>
  );
}
