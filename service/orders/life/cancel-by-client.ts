import { moveOrder } from '#domain/order/life/move-order.ts';
import { noticeMail } from '#service/mail/new-mail.ts';
import { statusOf } from '#service/orders/stored/order-status.ts';
import { isClientsAddress } from '#service/orders/stored/order-view.ts';
import type { Service } from '#service/service.ts';
import type { AddressedOrder } from '#service/storage/rows.ts';
import { moveAndTell } from './change-order.ts';

/**
 * Whether the client may cancel an order themselves, at this address: where they completed it or at an address that was
 * mailed to them, since anybody who guesses an order has an address of it too.
 */
export function isCancellable(order: AddressedOrder): boolean {
  return isClientsAddress(order) && moveOrder(statusOf(order), { kind: 'cancel', by: 'client' }).ok;
}

/** Cancels an order for its client, with the mails that say so; nothing happens if the order isn't cancellable any more. */
export async function cancelByClient(order: AddressedOrder, service: Service): Promise<void> {
  if (!isCancellable(order)) return;
  const { reference, company, is_test: isTest } = order;
  const notice = noticeMail(order, service, {
    name: 'provider-cancellation',
    subject: `Commande ${reference} annulée par le client`,
    blocks: [`${company} a annulé sa commande ${reference}${isTest === 1 ? ' (essai)' : ''}\u00a0: ne préparez rien.`],
  });
  const moved = await moveAndTell(service, order, { kind: 'cancel', by: 'client' }, { others: [notice] });
  if (moved === undefined) return;
  service.log('info', 'order-cancelled', { reference });
  service.wakeMailer();
}
