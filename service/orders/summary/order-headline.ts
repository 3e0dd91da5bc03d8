import { formatDay, parisDay } from '#domain/calendar.ts';
import { headlineOf } from '#service/orders/stored/ordered-articles.ts';
import type { OrderRow } from '#service/storage/rows.ts';

/** The state of a completed order, in one sentence. */
export function orderHeadline(order: OrderRow): string {
  const { cancelled_at: at } = order;
  return `${headlineOf(order, order.state)}${at === null ? '' : ` le ${formatDay(parisDay(new Date(at)))}`}`;
}
