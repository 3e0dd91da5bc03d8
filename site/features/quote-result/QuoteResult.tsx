import { type ReactNode, useId } from 'react';
import type { Catalogue } from '#content/catalogue.ts';
import { formatCount, formatWholeEuros } from '#domain/money.ts';
import { itemiseQuote, type QuoteLine } from '#domain/quote/itemise-quote.ts';
import { monthlyPerExtension, type Quote } from '#domain/quote/price-quote.ts';
import type { QuoteRequest } from '#domain/quote/quote-form.ts';
import { BreakdownTable } from './BreakdownTable.tsx';
import styles from './QuoteResult.module.css';

interface QuoteResultProps {
  readonly request: QuoteRequest;
  readonly quote: Quote;
  readonly catalogue: Catalogue;
  /** What stands under the name of a line, such as why it costs what it costs. */
  readonly renderNote?: (line: QuoteLine) => ReactNode;
  /** Quiet actions under the breakdown. */
  readonly actions?: ReactNode;
}

/** The quote: its two totals, what that makes per phone, and every line behind them. */
export function QuoteResult({ request, quote, catalogue, renderNote, actions }: QuoteResultProps) {
  const titleId = useId();
  const extension = request.virtualOnly ? 'utilisateur' : 'poste';
  return (
    <section className={styles.result} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        Votre devis
      </h2>
      <dl className={styles.totals}>
        <div>
          <dt>À la commande</dt>
          <dd>
            <strong>{formatWholeEuros(quote.oneTime)}</strong>
            {'\u00a0HT'}
          </dd>
        </div>
        <div>
          <dt>Par mois</dt>
          <dd>
            <strong>{formatWholeEuros(quote.monthly)}</strong>
            {'\u00a0HT'}
            <small>
              soit {formatWholeEuros(monthlyPerExtension(request, quote))}&nbsp;HT par {extension}
            </small>
          </dd>
        </div>
      </dl>
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
    </section>
  );
}
