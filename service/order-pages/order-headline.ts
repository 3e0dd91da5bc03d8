import { formatDay, parisDay } from '#domain/calendar.ts';
import { stateRules } from '#domain/order/order-life.ts';
import { credentialsSent } from '#domain/order/order-words.ts';
import { isVirtual } from '#service/orders/delivers-hardware.ts';
import type { OrderRow } from '#service/storage/rows.ts';

/** The state of a completed order, in one sentence. */
export function orderHeadline(order: OrderRow): string {
  if (order.state === 'shipped' && isVirtual(order)) return credentialsSent;
  const { cancelled_at: at } = order;
  return `${stateRules[order.state].headline}${at === null ? '' : ` le ${formatDay(parisDay(new Date(at)))}`}`;
}
