import { moveOrder } from '#domain/order/life/move-order.ts';
import { noticeMail } from '#service/mail/new-mail.ts';
import { statusOf } from '#service/orders/stored/order-status.ts';
import { countIn } from '#service/orders/stored/ported-numbers.ts';
import type { Service } from '#service/service.ts';
import type { OrderRow } from '#service/storage/rows.ts';
import { moveAndTell } from './change-order.ts';

/** Whether the client may cancel an order themselves. */
export function isCancellable(order: OrderRow): boolean {
  return moveOrder(statusOf(order), { kind: 'cancel', by: 'client' }).ok;
}

/**
 * Cancels an order for its client, with the mails that say so; false, and nothing done, if the order isn't cancellable any
 * more, unless it is cancelled already.
 */
export async function cancelByClient(order: OrderRow, service: Service): Promise<boolean> {
  if (!isCancellable(order)) return order.state === 'cancelled';
  const { reference, company, is_test: isTest } = order;
  const sent = countIn(await service.storage.listPorts(reference), 'sent');
  const transfers = sent === 1 ? 'le transfert d’un numéro' : `le transfert de ${sent}\u00a0numéros`;
  const notice = noticeMail(order, service, {
    name: 'provider-cancellation',
    subject: `Commande ${reference} annulée par le client`,
    blocks: [
      `${company || 'Le client'} a annulé sa commande ${reference}${isTest === 1 ? ' (essai)' : ''}\u00a0: ne préparez rien.`,
      ...(sent > 0 ? [`Faites arrêter ${transfers} par l’opérateur, à qui il est déjà demandé.`] : []),
    ],
  });
  const moved = await moveAndTell(service, order, { kind: 'cancel', by: 'client' }, { others: [notice] });
  if (moved === undefined) return (await service.storage.findOrderByReference(reference))?.state === 'cancelled';
  service.log('info', 'order-cancelled', { reference });
  service.wakeMailer();
  return true;
}
