import { formatDay, parisDay } from '#domain/calendar.ts';
import { stateHeadlines } from '#domain/order/order-words.ts';
import type { OrderRow } from '#service/storage/storage.ts';

/** The state of a completed order, in one sentence. */
export function orderHeadline(order: OrderRow): string {
  const on = (instant: number | null): string =>
    instant === null ? '' : ` le ${formatDay(parisDay(new Date(instant)))}`;
  if (order.state === 'ready' && order.paid_at !== null)
    return `Merci, nous avons reçu votre paiement${on(order.paid_at)}`;
  return `${stateHeadlines[order.state]}${order.state === 'cancelled' ? on(order.cancelled_at) : ''}`;
}
