import type { ReactNode } from 'react';
import type { Catalogue } from '#content/catalogue.ts';
import { formatCount } from '#domain/money.ts';
import { itemiseQuote, type QuoteLine } from '#domain/quote/itemise-quote.ts';
import type { QuoteRequest } from '#domain/quote/quote-form.ts';
import { BreakdownTable } from './BreakdownTable.tsx';
import styles from './QuoteBreakdown.module.css';

interface QuoteBreakdownProps {
  readonly request: QuoteRequest;
  readonly catalogue: Catalogue;
  /** What stands under the name of a line, such as why it costs what it costs. */
  readonly renderNote?: (line: QuoteLine) => ReactNode;
  /** Quiet actions under the table. */
  readonly actions?: ReactNode;
}

/** Every line behind the two totals. */
export function QuoteBreakdown({ request, catalogue, renderNote, actions }: QuoteBreakdownProps) {
  return (
    <div className={styles.breakdown}>
      <BreakdownTable
        itemised={itemiseQuote(request, catalogue)}
        renderNote={(line) => (
          <>
            {line.key === 'monthlyUnlimited' && (
              <small>
                usage raisonnable{'\u00a0'}: {formatCount(catalogue.unlimited.fairUseMinutes)} minutes par mois et par
                poste
              </small>
            )}
            {renderNote?.(line)}
          </>
        )}
      />
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}
