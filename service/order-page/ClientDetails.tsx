import { formatPhone } from '#domain/order/client/phone-number.ts';
import { formatSiret } from '#domain/order/client/siret.ts';
import { purchaseOrderNumber } from '#domain/order/life/order-journal.ts';
import { clientLabel } from '#service/orders/stored/order-status.ts';
import { namedPremises } from '#service/orders/stored/premises.ts';
import type { StoredOrder } from '#service/orders/stored/stored-order.ts';
import { type Fact, Facts } from '#service/pages/Facts.tsx';
import { MailAddress } from '#service/pages/MailAddress.tsx';
import type { ConfirmationDetails } from './confirmation-details.ts';

interface ClientDetailsProps {
  readonly stored: StoredOrder;
  readonly journal: ConfirmationDetails['journal'];
}

/** Who ordered and where to, as far as they are known. */
export function ClientDetails({ stored: { order, request }, journal }: ClientDetailsProps) {
  const purchaseOrder = purchaseOrderNumber(journal);
  const facts: readonly Fact[] = [
    [clientLabel(order), order.company],
    ['SIRET', formatSiret(order.siret)],
    ['Bon de commande', purchaseOrder ?? ''],
    ['Contact', order.name],
    ['Téléphone', formatPhone(order.phone)],
    ['E-mail', <MailAddress key="mail" address={order.email} />],
    ...namedPremises(order, request.siteCount),
  ];
  return (
    <section className="card stack" aria-labelledby="client">
      <h2 id="client">Vos coordonnées</h2>
      <Facts facts={facts.filter(([, detail]) => detail !== '')} />
    </section>
  );
}
