import { formatCounted } from '#domain/money.ts';
import { moveOrder, type OrderMove } from '#domain/order/life/move-order.ts';
import { clientEntry, purchaseOrderNumber } from '#domain/order/life/order-journal.ts';
import { noticeMail } from '#service/mail/new-mail.ts';
import { claimToCheck, statusOf } from '#service/orders/stored/order-status.ts';
import { countIn } from '#service/orders/stored/ported-numbers.ts';
import type { Service } from '#service/service.ts';
import type { OrderChange, OrderRow } from '#service/storage/rows.ts';
import { moveAndTell } from './change-order.ts';
import { describePurchaseOrder, type PurchaseOrderForm } from './parse-purchase-order.ts';

/* What a client does with an order on its page, each time with a mail to the provider. */

const cancellation = { kind: 'cancel', by: 'client' } as const satisfies OrderMove;
const purchaseOrderMove = (note: string) =>
  ({ kind: 'purchase-order', by: 'client', note }) as const satisfies OrderMove;

/** Whether the client may cancel an order themselves. */
export function isCancellable(order: OrderRow): boolean {
  return moveOrder(statusOf(order), cancellation).ok;
}

/** Whether an order waits for its client's purchase order. */
export function awaitsPurchaseOrder(order: OrderRow): boolean {
  return moveOrder(statusOf(order), purchaseOrderMove('à venir')).ok;
}

/** Cancels an order if it still is cancellable. Returns whether it is cancelled now, by this press or another. */
export async function cancelByClient(order: OrderRow, service: Service): Promise<boolean> {
  const { reference } = order;
  if (isCancellable(order)) {
    const ports = await service.storage.listPorts(reference);
    const isAskedFor = countIn(ports, 'sent') > 0;
    const ported = countIn(ports, 'ported');
    await moveByClient(order, cancellation, service, {
      subject: `Commande ${reference} annulée par le client`,
      blocks: [
        `${clientOf(order)} a annulé sa commande ${shownReference(order)}\u00a0: ne préparez rien.`,
        ...(isAskedFor ? ['Faites arrêter par l’opérateur le transfert qui lui est déjà demandé.'] : []),
        ...(ported > 0
          ? [
              `Appelez-le\u00a0: ${formatCounted(ported, 'numéro est déjà transféré', 'numéros sont déjà transférés')} chez nous.`,
            ]
          : []),
      ],
    });
  }
  return (await service.storage.findOrderByReference(reference))?.state === 'cancelled';
}

/** Records a public body's purchase order if awaited. Returns whether the order has it, by this press or another. */
export async function receivePurchaseOrder(order: OrderRow, form: PurchaseOrderForm, service: Service) {
  const { reference } = order;
  const note = describePurchaseOrder(form);
  if (awaitsPurchaseOrder(order))
    await moveByClient(order, purchaseOrderMove(note), service, {
      subject: `Bon de commande reçu pour ${reference}`,
      blocks: [
        `${clientOf(order)} a envoyé son bon de commande pour ${shownReference(order)}.`,
        'La commande est à préparer. Le numéro est dans son journal.',
        claimToCheck(order) ?? [],
      ].flat(),
    });
  return purchaseOrderNumber(await service.storage.listOrderEvents(reference)) === note;
}

/** What its client's purchase order makes of an order; `undefined` if the order awaits none. `at` in milliseconds. */
export function purchaseOrderChange(order: OrderRow, note: string, at: number): OrderChange | undefined {
  const result = moveOrder(statusOf(order), purchaseOrderMove(note));
  if (!result.ok) return undefined;
  const entry = clientEntry('purchase-order', at, note);
  return { state: result.state, received_cents: result.receivedCents, entry };
}

/** Makes a change with the mails that tell it, unless the order was changed since it was read. */
async function moveByClient(
  order: OrderRow,
  move: OrderMove,
  service: Service,
  notice: Parameters<typeof noticeMail>[2],
): Promise<void> {
  const moved = await moveAndTell(service, order, move, { others: [noticeMail(order, service, notice)] });
  if (moved === undefined) return;
  service.log('info', 'order-moved-by-client', { reference: order.reference, change: move.kind });
  service.wakeMailer();
}

const clientOf = ({ company }: OrderRow): string => company || 'Le client';
const shownReference = ({ reference, is_test: isTest }: OrderRow): string =>
  `${reference}${isTest === 1 ? ' (essai)' : ''}`;
