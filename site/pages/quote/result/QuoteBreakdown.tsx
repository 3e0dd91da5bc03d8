import { frenchRates } from 'virtual:french-rates';
import type { ReactNode } from 'react';
import { quoteTexts } from '#content/quote-texts.ts';
import { formatRate } from '#domain/money.ts';
import type { Catalogue } from '#domain/quote/catalogue.ts';
import { fairUseText } from '#domain/quote/fair-use.ts';
import type { ItemisedQuote, QuoteLine } from '#domain/quote/itemise-quote.ts';
import type { QuoteRequest } from '#domain/quote/quote-form.ts';
import { BreakdownTable } from './BreakdownTable.tsx';
import styles from './QuoteBreakdown.module.css';

interface QuoteBreakdownProps {
  readonly request: QuoteRequest;
  readonly itemised: ItemisedQuote;
  readonly catalogue: Catalogue;
  /** Shown below the name of a line, such as the reason for its price. */
  readonly renderNote?: (line: QuoteLine) => ReactNode;
  /** Secondary actions below the table. */
  readonly actions?: ReactNode;
}

/** Every line behind the two totals. */
export function QuoteBreakdown({ request, itemised, catalogue, renderNote, actions }: QuoteBreakdownProps) {
  const { calls } = request;
  const coverage =
    calls.callType === 'unlimited' &&
    quoteTexts.planCoverage[calls.callPlanType].replace('{mobileRate}', formatRate(frenchRates.mobile));
  return (
    <div className={styles.breakdown}>
      <BreakdownTable
        itemised={itemised}
        renderNote={(line) => (
          <>
            {coverage && line.key === 'monthlyUnlimited' && (
              <small>
                {coverage} {fairUseText(catalogue)}
              </small>
            )}
            {renderNote?.(line)}
          </>
        )}
      />
      {actions && <div className={`screen-only ${styles.actions}`}>{actions}</div>}
    </div>
  );
}
