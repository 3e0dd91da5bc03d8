import type { FieldError } from '#service/pages/field-error.ts';
import { RefusedFields } from '#service/pages/RefusedFields.tsx';
import { OrderForm } from './OrderForm.tsx';
import type { PostedOrder } from './posted-order.ts';

interface RefusedOrderProps {
  readonly typed: PostedOrder;
  readonly errors: readonly FieldError[];
  readonly sent: URLSearchParams;
  readonly termsUrl: string;
}

/** « Commander » of the page of a quote once more, with what was typed and what is wrong with it. */
export function RefusedOrder({ typed, errors, sent, termsUrl }: RefusedOrderProps) {
  return (
    <div className="stack measure">
      <RefusedFields errors={errors} sent={sent} />
      <h1>Votre commande est à compléter</h1>
      <p className="lead">Rien n’est commandé. Vos choix et leur prix n’ont pas changé.</p>
      <OrderForm typed={typed} errors={errors} termsUrl={termsUrl} />
    </div>
  );
}
