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

/** The places of a row's numbers among `count`: its own, then those after it, round again, up to the next row's. */
export function placesOf(port: PortRow, ports: readonly PortRow[], count: number): number[] {
  const next = Array.from({ length: countOf(port) - 1 }, (_, index) => ((port.place + index) % count) + 1);
  const others = new Set(ports.map(({ place }) => place));
  const end = next.findIndex((place) => others.has(place));
  return [port.place, ...(end === -1 ? next : next.slice(0, end))];
}

/** The places of the numbers without a row, of `count`. */
export function missingPlaces(ports: readonly PortRow[], count: number): number[] {
  const taken = new Set(ports.flatMap((port) => placesOf(port, ports, count)));
  const free = Array.from({ length: count }, (_, index) => index + 1).filter((place) => !taken.has(place));
  return free.slice(0, Math.max(0, count - countIn(ports)));
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
