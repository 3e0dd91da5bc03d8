import type { ReactNode, RefObject } from 'react';
import { type Cents, formatCounted, formatWholeEuros } from '#domain/money.ts';
import { countPhones } from '#domain/quote/count-items.ts';
import { monthlyPerExtension, type Quote } from '#domain/quote/price-quote.ts';
import type { QuoteRequest } from '#domain/quote/quote-form.ts';
import styles from './PriceCard.module.css';

interface PriceCardProps {
  /** The quote on the screen, if any. */
  readonly shown: { readonly request: QuoteRequest; readonly quote: Quote } | undefined;
  /** Whether a price was asked for: only then does the card cover the bottom of a narrow screen, under a heading. */
  readonly asked: boolean;
  readonly headingRef: RefObject<HTMLHeadingElement | null>;
  /** What the card shows without a quote. */
  readonly children: ReactNode;
}

/**
 * A plate with both totals, which keeps its size with a price or without, so that nothing around it moves. It stays in
 * view: at the top beside the form on wide screens, at the bottom edge under it on narrow ones.
 */
export function PriceCard({ shown, asked, headingRef, children }: PriceCardProps) {
  return (
    <div className={styles.card} data-asked={asked}>
      {asked && (
        <h2 ref={headingRef} tabIndex={-1} className="visually-hidden">
          Votre devis
        </h2>
      )}
      {shown ? <Totals {...shown} /> : <div className={styles.waiting}>{children}</div>}
    </div>
  );
}

function Totals({ request, quote }: { readonly request: QuoteRequest; readonly quote: Quote }) {
  return (
    <>
      <dl className={styles.totals}>
        <div>
          <dt>À la commande</dt>
          <dd>
            <Figure amount={quote.oneTime} />
          </dd>
        </div>
        <div>
          <dt>Par mois</dt>
          <dd>
            <Figure amount={quote.monthly} />
          </dd>
        </div>
      </dl>
      <p className={styles.scope}>
        pour {describeScope(request)}, soit {formatWholeEuros(monthlyPerExtension(request, quote))}&nbsp;HT par{' '}
        {request.virtualOnly ? 'utilisateur' : 'poste'} et par mois
      </p>
    </>
  );
}

/** A total, marked for a second each time it changes. */
function Figure({ amount }: { readonly amount: Cents }) {
  return (
    <span key={amount} className={styles.figure} data-mark>
      <strong>{formatWholeEuros(amount)}</strong>
      {'\u00a0HT'}
    </span>
  );
}

/** « 13 postes, 2 sites »: what the totals are for, so that a mistyped count is noticed. */
function describeScope(request: QuoteRequest): string {
  const extensions = request.virtualOnly
    ? `${request.userCount}\u00a0utilisateurs`
    : `${countPhones(request)}\u00a0postes`;
  return `${extensions}, ${formatCounted(request.siteCount, 'site', 'sites')}`;
}
