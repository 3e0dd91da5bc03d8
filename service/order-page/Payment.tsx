import { describePayment, describePaymentDifference } from '#domain/order/life/order-words.ts';
import { statusOf } from '#service/orders/stored/order-status.ts';
import type { Service } from '#service/service.ts';
import type { OrderRow } from '#service/storage/rows.ts';
import { TransferDetails } from './TransferDetails.tsx';

interface PaymentProps {
  readonly order: OrderRow;
  readonly service: Service;
  /** SEPA QR code of what is left to pay, as SVG; absent if nothing is. */
  readonly code: string | undefined;
}

/** How to pay what is due by transfer, or what becomes of a transfer that differs from it. */
export function Payment({ order, service, code }: PaymentProps) {
  const orderStatus = statusOf(order);
  const left = orderStatus.dueCents - orderStatus.receivedCents;
  const title = left < 0 ? 'Votre virement' : left === 0 ? 'Rien à payer à la commande' : 'Payer par virement';
  return (
    <section className="card strong stack" aria-labelledby="virement">
      <h2 id="virement">{title}</h2>
      {orderStatus.dueCents === 0 && <p>Cette commande n’a qu’un montant mensuel, ci-dessous.</p>}
      {order.state === 'payment-differs' && (
        <p>
          {capitalised(describePayment(orderStatus))} TTC. <strong>{describePaymentDifference(orderStatus)}</strong>
        </p>
      )}
      {code !== undefined && (
        <TransferDetails amountCents={left} reference={order.reference} bank={service.company.bank} code={code} />
      )}
    </section>
  );
}

const capitalised = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
