import { countNumbers } from '#domain/portability/read-port.ts';
import type { OrderRow, PortRow } from '#service/storage/rows.ts';
import { articlesOf } from './ordered-articles.ts';

/** How many numbers a row has: one, or those of its range. */
export function countOf({ number, last_number: lastNumber }: PortRow): number {
  return countNumbers({ number, lastNumber });
}

/** How many numbers these rows have, of all or of one state. */
export function countIn(ports: readonly PortRow[], wanted?: PortRow['state']): number {
  return ports.reduce((sum, port) => sum + (wanted === undefined || port.state === wanted ? countOf(port) : 0), 0);
}

/** How many numbers of an order are still to be ported: « Ne résiliez rien » holds until there is none. */
export function countUnported(order: Pick<OrderRow, 'order_json'>, ports: readonly PortRow[]): number {
  return (articlesOf(order).portability ?? 0) - countIn(ports, 'ported');
}

/** When the last of these numbers was ported, in milliseconds since 1970; 0 if none was. */
export function lastPorted(ports: readonly PortRow[]): number {
  const days = ports.map(({ state, ported_on: day }) => (state !== 'ported' || day === null ? 0 : Date.parse(day)));
  return Math.max(0, ...days);
}
