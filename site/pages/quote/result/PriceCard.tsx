import { frenchRates } from 'virtual:french-rates';
import type { ReactNode, RefObject } from 'react';
import { describeCalls, describeKeptNumbers } from '#domain/calls/describe-calls.ts';
import { type Cents, formatWholeEuros } from '#domain/money.ts';
import type { Catalogue } from '#domain/quote/catalogue/catalogue.ts';
import { fairUseText } from '#domain/quote/catalogue/fair-use.ts';
import type { QuoteRequest } from '#domain/quote/form/quote-form.ts';
import { describeScope } from '#domain/quote/installation/describe-scope.ts';
import { monthlyPerExtension, type Quote } from '#domain/quote/price/price-quote.ts';
import { sectionId } from '#site/pages/quote/form/state/section-properties.ts';
import styles from './PriceCard.module.css';

interface PriceCardProps {
  readonly typed: QuoteRequest;
  readonly catalogue: Catalogue;
  /** The quote on the screen, if any. */
  readonly shown: { readonly request: QuoteRequest; readonly quote: Quote } | undefined;
  /** Whether a price was asked for: only then does it cover the bottom of a narrow screen, under a heading. */
  readonly asked: boolean;
  readonly headingRef: RefObject<HTMLHeadingElement | null>;
  /** What is shown where the totals will be, once a price was asked for. */
  readonly children: ReactNode;
  /** What can be done with the shown quote. */
  readonly actions: ReactNode;
}

/**
 * Both totals, and below them what they pay for. Each part keeps its size with a price or without, so that nothing
 * around it moves. On wide screens all of it stays in view at the top beside the form, on narrow ones the totals alone
 * at the bottom edge.
 */
export function PriceCard({ typed, catalogue, shown, asked, headingRef, children, actions }: PriceCardProps) {
  const { calls } = typed;
  const kept = describeKeptNumbers(typed.portedNumbers);
  return (
    <div className={styles.price}>
      <div className={styles.totals} data-asked={asked}>
        {asked && (
          <h2 ref={headingRef} tabIndex={-1} className="visually-hidden">
            Votre devis
          </h2>
        )}
        {shown ? (
          <dl>
            <Total label="À la commande" amount={shown.quote.oneTime} />
            <Total label="Par mois" amount={shown.quote.monthly} />
          </dl>
        ) : (
          <div className={styles.waiting}>{asked ? children : <strong>{describeScope(typed)}</strong>}</div>
        )}
      </div>
      <div className={styles.facts}>
        <p className={styles.scope}>
          {shown
            ? `pour ${describeScope(shown.request)}, soit ${formatWholeEuros(monthlyPerExtension(shown.request, shown.quote))}\u00a0HT par ${shown.request.virtualOnly ? 'utilisateur' : 'poste'} et par mois`
            : 'Votre prix s’affichera ici avec «\u202fVoir les tarifs\u202f».'}
        </p>
        <p>
          {kept && `${kept}. `}
          {`${describeCalls(calls, frenchRates)}. `}
          {calls.callType === 'unlimited' && `${fairUseText(catalogue)} `}
          <a href={`#${sectionId(3)}`}>Changer</a>
        </p>
        <div className={styles.actions}>{shown && actions}</div>
      </div>
    </div>
  );
}

/** A total, marked for a second each time it changes. */
function Total({ label, amount }: { readonly label: string; readonly amount: Cents }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <span key={amount} className={styles.figure} data-mark>
          <strong>{formatWholeEuros(amount)}</strong>
          {'\u00a0HT'}
        </span>
      </dd>
    </div>
  );
}
