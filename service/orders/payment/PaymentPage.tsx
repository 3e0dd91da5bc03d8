import { formatDay, parisDay } from '#domain/calendar.ts';
import { formatEuros } from '#domain/money.ts';
import type { CompletionError } from '#service/orders/stored/completion-error.ts';
import type { StoredOrder } from '#service/orders/stored/stored-order.ts';
import { QuoteSheet } from '#service/orders/summary/QuoteSheet.tsx';
import { RefusedFields } from '#service/pages/RefusedFields.tsx';
import { orderPath, type Service, termsAddress } from '#service/service.ts';
import type { LookUps } from './answer-look-up.ts';
import { CompletionFields } from './CompletionFields.tsx';
import { OrderSteps } from './OrderSteps.tsx';
import type { CompletionForm } from './parse-completion.ts';
import { ReadBeforeOrder } from './ReadBeforeOrder.tsx';

interface PaymentPageProps {
  readonly stored: StoredOrder;
  readonly form: CompletionForm;
  readonly errors: readonly CompletionError[];
  /** What was sent, if it was refused. */
  readonly sent: URLSearchParams | undefined;
  readonly service: Service;
  readonly lookUps: LookUps;
}

/** The page of a received order: what was ordered, who orders, where it is delivered, then the binding button. */
export function PaymentPage({ stored, form, errors, sent, service, lookUps }: PaymentPageProps) {
  const { order, request } = stored;
  const hardware = !request.virtualOnly;
  const once = formatEuros(order.one_time_cents + order.one_time_vat_cents);
  const monthly = formatEuros(order.monthly_cents + order.monthly_vat_cents);
  return (
    <div className="stack wide">
      <RefusedFields errors={errors} sent={sent} />
      <div className="stack">
        <OrderSteps />
        <h1>Vérifiez, complétez, commandez</h1>
        <p className="lead">
          Votre demande du {formatDay(parisDay(new Date(order.received_at)))} porte la référence{' '}
          <strong className="reference">{order.reference}</strong>. Elle ne vous engage qu’une fois confirmée en bas de
          cette page.
        </p>
      </div>
      <div className="parts">
        <Ordered stored={stored} />
        <CompletionFields
          action={orderPath(order.token)}
          givenEmail={order.email}
          form={form}
          errors={errors}
          lookUps={lookUps}
          termsUrl={termsAddress(service)}
          hardware={hardware}
          readBefore={<ReadBeforeOrder stored={stored} service={service} />}
          due={
            <p className="due">
              <strong>{once} TTC</strong> à la commande, puis <strong>{monthly} TTC</strong> par mois
            </p>
          }
        />
      </div>
    </div>
  );
}

function Ordered({ stored }: { readonly stored: StoredOrder }) {
  return (
    <section className="part" aria-labelledby="quoi">
      <h2 id="quoi">Ce que vous commandez</h2>
      <QuoteSheet {...stored} />
    </section>
  );
}
