import type { Order } from '#domain/order/order.ts';
import { countNumbers } from '#domain/portability/read-port.ts';
import type { OrderRow, PortRow } from '#service/storage/rows.ts';

/** How many numbers a row has: one, or those of its range. */
export function countOf({ number, last_number: lastNumber }: PortRow): number {
  return countNumbers({ number, lastNumber });
}

/** How many numbers of an order are still to be ported: « Ne résiliez rien » holds until there is none. */
export function countUnported({ order_json }: Pick<OrderRow, 'order_json'>, ports: readonly PortRow[]): number {
  const { articles } = JSON.parse(order_json) as Partial<Order>;
  const ported = ports.filter(({ state }) => state === 'ported');
  return ported.reduce((left, port) => left - countOf(port), articles?.portability ?? 0);
}

/** When the last of these numbers was ported, in milliseconds since 1970; 0 if none was. */
export function lastPorted(ports: readonly PortRow[]): number {
  return Math.max(0, ...ports.map(({ ported_on: day }) => (day === null ? 0 : Date.parse(day))));
}
