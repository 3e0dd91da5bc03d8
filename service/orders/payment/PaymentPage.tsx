import { formatDay, parisDay } from '#domain/calendar.ts';
import { QuoteSheet } from '#service/orders/summary/QuoteSheet.tsx';
import { RefusedFields } from '#service/pages/RefusedFields.tsx';
import { CompletionFields, type CompletionFieldsProps } from './CompletionFields.tsx';
import { Steps } from './Steps.tsx';

interface PaymentPageProps extends CompletionFieldsProps {
  /** What was sent, if it was refused. */
  readonly sent: URLSearchParams | undefined;
}

/** The page of a received order: what was ordered, who orders, where it is delivered, then the binding button. */
export function PaymentPage({ sent, ...completion }: PaymentPageProps) {
  const { stored, errors } = completion;
  const { order } = stored;
  const todo = order.one_time_cents === 0 ? 'La suite' : 'Le paiement';
  return (
    <div className="stack wide">
      <RefusedFields errors={errors} sent={sent} />
      <div className="stack">
        <Steps
          name="Étapes de la commande"
          steps={{ 'Votre devis': 'done', 'Vos coordonnées': 'now', [todo]: 'todo' }}
        />
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
