import { formatDay, parisDay } from '#domain/calendar.ts';
import { stateRules } from '#domain/order/order-life.ts';
import { accessesSent } from '#domain/order/order-words.ts';
import type { OrderRow } from '#service/storage/rows.ts';
import { isVirtual } from './delivers-hardware.ts';

/** The state of a completed order, in one sentence. */
export function orderHeadline(order: OrderRow): string {
  const on = (instant: number | null): string =>
    instant === null ? '' : ` le ${formatDay(parisDay(new Date(instant)))}`;
  if (order.state === 'shipped' && isVirtual(order)) return accessesSent;
  // What costs nothing at first is « paid » by nothing.
  if (order.state === 'ready' && order.paid_at !== null && order.received_cents > 0)
    return `Merci, nous avons reçu votre paiement${on(order.paid_at)}`;
  return `${stateRules[order.state].headline}${order.state === 'cancelled' ? on(order.cancelled_at) : ''}`;
}
