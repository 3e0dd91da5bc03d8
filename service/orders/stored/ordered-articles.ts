import { formatDay, parisDay } from '#domain/calendar.ts';
import { type OrderState, stateRules } from '#domain/order/life/order-life.ts';
import type { Order } from '#domain/order/order.ts';
import type { OrderRow } from '#service/storage/rows.ts';

/** Whether an order is of lines and users alone, so that accesses are sent instead of parcels. */
export function isVirtual(order: Pick<OrderRow, 'order_json'>): boolean {
  return (articlesOf(order).virtualUser ?? 0) > 0;
}

/** What an order asks for, read without its price. */
export function articlesOf({ order_json }: Pick<OrderRow, 'order_json'>): Partial<Order['articles']> {
  return (JSON.parse(order_json) as Partial<Order>).articles ?? {};
}

/** The calls that are paid each month besides the monthly amount. */
export function billedCalls(order: Pick<OrderRow, 'order_json'>): string {
  return articlesOf(order).unlimited === 1 ? 'vos appels hors forfait' : 'vos appels à la consommation';
}

/** What the client of an order reads of a state. */
export function headlineOf(order: Pick<OrderRow, 'order_json'>, state: OrderState): string {
  const { headline, virtualHeadline = headline } = stateRules[state];
  return isVirtual(order) ? virtualHeadline : headline;
}

/** What an order's page is headed by: its state, with the day of a cancellation. */
export function orderHeadline(order: OrderRow): string {
  const { cancelled_at: at } = order;
  return `${headlineOf(order, order.state)}${at === null ? '' : ` le ${formatDay(parisDay(at))}`}`;
}
