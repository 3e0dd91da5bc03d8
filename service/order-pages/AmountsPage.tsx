import { companyPhone } from '#domain/company.ts';
import { fullViewDays } from '#service/orders/order-view.ts';
import { orderAddress, type Service, servicePath } from '#service/service.ts';
import type { AddressedOrder } from '#service/storage/rows.ts';
import { Button } from '#ui/Button.tsx';
import { OrderTotals } from './OrderTotals.tsx';
import { orderHeadline } from './order-headline.ts';

interface AmountsPageProps {
  readonly order: AddressedOrder;
  readonly service: Service;
}

/** The page of an order long after its end: its reference, its amounts, and how to see the rest. */
export function AmountsPage({ order, service }: AmountsPageProps) {
  return (
    <div className="stack measure">
      <h1>{orderHeadline(order)}</h1>
      <p className="lead">
        Référence <strong className="reference">{order.reference}</strong>. Plus de {fullViewDays}&nbsp;jours ont
        passé&nbsp;: par sécurité, cette page ne montre plus que les montants.
      </p>
      <section className="card strong" aria-label="Montants">
        <OrderTotals order={order} />
      </section>
      <WayToTheRest order={order} service={service} />
    </div>
  );
}

function WayToTheRest({ order: { token }, service: { company, config } }: AmountsPageProps) {
  if (config.smtpUrl === undefined || orderAddress(config, token) === undefined) {
    return <p>Pour revoir le détail, appelez le {companyPhone(company)}.</p>;
  }
  return (
    <form className="stack" method="post" action={`${servicePath}/paiement/${token}/lien`}>
      <p>Pour revoir le détail, demandez un nouveau lien&nbsp;: nous l’envoyons à l’adresse e-mail de la commande.</p>
      <p className="actions">
        <Button type="submit">Recevoir un nouveau lien</Button>
      </p>
    </form>
  );
}
