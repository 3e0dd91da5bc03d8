import { fullViewDays } from '#service/orders/stored/order-view.ts';
import { orderHeadline } from '#service/orders/stored/ordered-articles.ts';
import { readStored } from '#service/orders/stored/stored-order.ts';
import { Actions } from '#service/pages/Actions.tsx';
import { servicePath } from '#service/service.ts';
import type { AddressedOrder } from '#service/storage/rows.ts';
import { OrderTotals } from './OrderTotals.tsx';

/** The page of an order long after its end: its reference, its amounts, and how to see the rest. */
export function AmountsPage({ order }: { readonly order: AddressedOrder }) {
  return (
    <div className="stack measure">
      <h1>{orderHeadline(order)}</h1>
      <p className="lead">
        Référence <strong className="reference">{order.reference}</strong>. Plus de {fullViewDays}&nbsp;jours ont
        passé&nbsp;: par sécurité, cette page ne montre plus que les montants.
      </p>
      <section className="card strong" aria-label="Montants">
        <OrderTotals itemised={readStored(order).itemised} />
      </section>
      <form className="stack" method="post" action={`${servicePath}/retrouver`}>
        <input type="hidden" name="reference" value={order.reference} />
        <p>Pour revoir le détail, demandez un nouveau lien&nbsp;: nous l’envoyons à l’adresse e-mail de la commande.</p>
        <Actions submit="Recevoir un nouveau lien" kind="secondary" />
      </form>
    </div>
  );
}
