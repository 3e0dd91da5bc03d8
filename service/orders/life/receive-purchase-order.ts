import { moveOrder, type OrderMove } from '#domain/order/life/move-order.ts';
import { noticeMail } from '#service/mail/new-mail.ts';
import { claimToCheck, statusOf } from '#service/orders/stored/order-status.ts';
import type { Service } from '#service/service.ts';
import type { Mail, OrderChange, OrderRow } from '#service/storage/rows.ts';
import { moveAndTell } from './change-order.ts';
import { describePurchaseOrder, type PurchaseOrderForm } from './parse-purchase-order.ts';

/** Whether an order waits for its client's purchase order. */
export function awaitsPurchaseOrder(order: OrderRow): boolean {
  return moveOrder(statusOf(order), purchaseOrderMove('à venir')).ok;
}

/** Records a public body's purchase order, with a mail to the provider; nothing happens if the order awaits none any more. */
export async function receivePurchaseOrder(order: OrderRow, form: PurchaseOrderForm, service: Service): Promise<void> {
  if (!awaitsPurchaseOrder(order)) return;
  const notice = composeNotice(order, service);
  const move = purchaseOrderMove(describePurchaseOrder(form));
  const moved = await moveAndTell(service, order, move, { others: [notice] });
  if (moved === undefined) return;
  service.log('info', 'purchase-order-received', { reference: order.reference });
  service.wakeMailer();
}

/** What its client's purchase order makes of an order; `undefined` if the order awaits none. `at` in milliseconds. */
export function purchaseOrderChange(order: OrderRow, note: string, at: number): OrderChange | undefined {
  const move = purchaseOrderMove(note);
  const result = moveOrder(statusOf(order), move);
  if (!result.ok) return undefined;
  const entry = { at, kind: move.kind, who: move.by, cents: null, note };
  return { state: result.state, received_cents: result.receivedCents, entry };
}

const purchaseOrderMove = (note: string) =>
  ({ kind: 'purchase-order', by: 'client', note }) as const satisfies OrderMove;

/** The notice to the provider that a public body sent its purchase order. Its number is in the journal. */
function composeNotice(order: OrderRow, service: Service): Mail {
  const { reference, company, event_count, is_test: isTest } = order;
  const claim = claimToCheck(order);
  return noticeMail(order, service, {
    // A number that the office took back is followed by another one.
    name: `purchase-order.${event_count + 1}`,
    subject: `Bon de commande reçu pour ${reference}`,
    blocks: [
      `${company || 'Le client'} a envoyé son bon de commande pour ${reference}${isTest === 1 ? ' (essai)' : ''}.`,
      'La commande est à préparer. Le numéro est dans son journal.',
      ...(claim === undefined ? [] : [claim]),
    ],
  });
}
