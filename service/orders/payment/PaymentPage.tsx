import { formatDay, parisDay } from '#domain/calendar.ts';
import { QuoteSheet } from '#service/orders/summary/QuoteSheet.tsx';
import { RefusedFields } from '#service/pages/RefusedFields.tsx';
import { DeskPhoneT46U } from '#ui/drawings/devices/DeskPhoneT46U.tsx';
import { CompletionFields, type CompletionFieldsProps } from './CompletionFields.tsx';

interface PaymentPageProps extends CompletionFieldsProps {
  /** What was sent, if it was refused. */
  readonly sent: URLSearchParams | undefined;
}

/** The page of a received order: what was ordered, who orders, where it is delivered, then the binding button. */
export function PaymentPage({ sent, ...completion }: PaymentPageProps) {
  const { stored, errors } = completion;
  const { order } = stored;
  return (
    <div className="stack wide">
      <RefusedFields errors={errors} sent={sent} />
      <div className="stack">
        <Steps isFree={order.one_time_cents === 0} />
        <h1>Vérifiez, complétez, commandez</h1>
        <p className="lead">
          Votre demande du {formatDay(parisDay(new Date(order.received_at)))} porte la référence{' '}
          <strong className="reference">{order.reference}</strong>. Elle ne vous engage qu’une fois confirmée en bas de
          cette page.
        </p>
      </div>
      <div className="parts">
        <section className="part" aria-labelledby="quoi">
          <h2 id="quoi">Ce que vous commandez</h2>
          <QuoteSheet {...stored} />
        </section>
        <CompletionFields {...completion} />
      </div>
    </div>
  );
}

/** Where a client who completes an order is between quote and payment, drawn as stations on a phone cord. */
function Steps({ isFree }: { readonly isFree: boolean }) {
  const steps = { done: 'Votre devis', now: 'Vos coordonnées', todo: isFree ? 'La suite' : 'Le paiement' };
  return (
    <div className="progress">
      <ol className="steps" aria-label="Étapes de la commande">
        {Object.entries(steps).map(([status, label]) => (
          <li key={status} className={status} aria-current={status === 'now' ? 'step' : undefined}>
            {label}
          </li>
        ))}
      </ol>
      <DeskPhoneT46U className="phone" />
    </div>
  );
}
