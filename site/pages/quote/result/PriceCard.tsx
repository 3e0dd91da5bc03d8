import type { ReactNode } from 'react';
import { frenchRates } from '#content/french-rates.ts';
import { describeCalls, describeKeptNumbers } from '#domain/calls/describe-calls.ts';
import { type Cents, formatWholeEuros } from '#domain/money.ts';
import { fairUseText } from '#domain/quote/catalogue/fair-use.ts';
import { countExtensions, exceedsOffer } from '#domain/quote/installation/count-items.ts';
import { describeScope } from '#domain/quote/installation/describe-scope.ts';
import { monthlyPerExtension } from '#domain/quote/price/price-quote.ts';
import { PhoneRow } from '#site/pages/quote/form/PhoneRow.tsx';
import { sectionId } from '#site/pages/quote/form/state/element-ids.ts';
import type { QuotePageHandle } from '#site/pages/quote/form/state/use-quote-page.ts';
import { Button } from '#ui/buttons/Button.tsx';
import styles from './PriceCard.module.css';

interface PriceCardProps {
  readonly page: QuotePageHandle;
  /** What can be done with the price that is shown. */
  readonly actions: ReactNode;
}

/** Both totals and what they pay for. Each part keeps its size without a price, so that nothing around it moves. */
export function PriceCard({ page, actions }: PriceCardProps) {
  const { catalogue, cardHeading } = page;
  const { typed, shown, state } = page.form;
  const { calls } = typed;
  // Only once a price was asked for is it under a heading.
  const asked = state.quote !== 'not-computed';
  const kept = describeKeptNumbers(typed.portedNumbers);
  return (
    <>
      <div className={`frame ${styles.totals}`} data-follows={asked || countExtensions(typed) > 0 || undefined}>
        {asked && (
          <h2 ref={cardHeading} tabIndex={-1} className="visually-hidden">
            Votre devis
          </h2>
        )}
        {shown && (
          <dl className={`cluster ${styles.between}`}>
            <Total label="À la commande" amount={shown.quote.oneTime} />
            <Total label="Par mois" amount={shown.quote.monthly} />
          </dl>
        )}
        {asked && !shown && (
          <div className={styles.between}>
            <p>Vos choix ont changé.</p>
            {/* The price takes the button's place, and its heading the focus. */}
            <Button type="submit" onClick={() => cardHeading.current?.focus({ preventScroll: true })}>
              Recalculer
            </Button>
          </div>
        )}
        {!asked && (
          <>
            <p className={styles.scope}>{describeScope(typed)}</p>
            <PhoneRow counts={typed} most={catalogue.limits.phones.max} />
          </>
        )}
      </div>
      <div className={`frame ${styles.facts}`}>
        <p className={styles.scope}>{describeTotals(page)}</p>
        <p>
          {kept && `${kept}. `}
          {`${describeCalls(calls, frenchRates)}. `}
          {calls.callType === 'unlimited' && `${fairUseText(catalogue)} `}
          <a href={`#${sectionId(3)}`} className="screen-only">
            Changer
          </a>
        </p>
        <div
          className={`cluster screen-only ${styles.actions} ${exceedsOffer(typed, catalogue) ? '' : styles.pending}`}
        >
          {actions}
        </div>
      </div>
    </>
  );
}

/** What the totals pay for, or what is to do before there are any. */
function describeTotals({ catalogue, form: { typed, shown, state } }: QuotePageHandle): string {
  if (shown)
    return `pour ${describeScope(shown.request)}, soit ${formatWholeEuros(monthlyPerExtension(shown.request, shown.quote))}\u00a0HT par ${shown.request.virtualOnly ? 'utilisateur' : 'poste'} et par mois`;
  if (exceedsOffer(typed, catalogue)) return 'Au-delà de notre offre en ligne\u00a0: demandez une offre personnalisée.';
  if (state.quote === 'hidden-by-edit') return `pour ${describeScope(typed)}`;
  return 'Votre prix s’affichera ici avec «\u202fVoir les tarifs\u202f».';
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
