import { formatDay } from '#domain/calendar.ts';
import { formatEuros } from '#domain/money.ts';
import { awaitsPayment } from '#domain/order/life/order-life.ts';
import { describeInvoice, describePaymentDifference } from '#domain/order/life/order-words.ts';
import { owedFor, statusOf } from '#service/orders/stored/order-status.ts';
import type { OrderRow, ReceiptRow } from '#service/storage/rows.ts';

interface ReceiptsProps {
  readonly order: OrderRow;
  readonly receipts: readonly ReceiptRow[];
  /** With the office's notes, of which clients find only those of returned sums, in the « dossier de preuve ». */
  readonly isForOffice?: boolean;
}

/** What was invoiced to a public body, and what arrived or was returned by which transfer; nothing before. */
export function Receipts({ order, receipts, isForOffice = false }: ReceiptsProps) {
  const { invoiced_on: invoicedOn } = order;
  const { dueCents, receivedCents } = statusOf(order);
  const isPaid = receivedCents >= dueCents;
  const owed = owedFor(order);
  if (invoicedOn === null && receipts.length === 0) return null;
  return (
    <section className="card stack" aria-labelledby="paiements">
      <h2 id="paiements">{isForOffice ? 'Encaissements' : 'Vos paiements'}</h2>
      {invoicedOn !== null && (
        <p>
          Facture {isPaid ? `du ${formatDay(invoicedOn)}` : describeInvoice(invoicedOn)}&nbsp;: {formatEuros(dueCents)}{' '}
          TTC
          {isPaid && ', payée'}.
        </p>
      )}
      {receipts.length > 0 && (
        <ul>
          {receipts.map(({ id, day, cents, note }) => (
            <li key={id}>
              {formatEuros(Math.abs(cents))} TTC {cents < 0 ? 'rendus ou rectifiés' : 'reçus'} le {formatDay(day)}
              {isForOffice && note !== '' && ` (${note})`}
            </li>
          ))}
        </ul>
      )}
      {owed < 0 && !isForOffice && !awaitsPayment(order.state) && <p>{describePaymentDifference(owed)}</p>}
    </section>
  );
}
