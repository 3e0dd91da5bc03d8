import type { Hint, IdentifiedLine, LineMatch } from '#domain/bank/match-statement.ts';
import { formatDay } from '#domain/calendar.ts';
import { type Cents, formatEuros } from '#domain/money.ts';
import { clientName } from '#service/desk/client-name.ts';
import { changeOrder, MoveRefused } from '#service/orders/life/change-order.ts';
import { owedFor } from '#service/orders/stored/order-status.ts';
import type { Service } from '#service/service.ts';
import type { OrderSummary } from '#service/storage/rows.ts';
import { awaitedCents, type MatchedStatement } from './gather-statement.ts';

/** A line that is booked as a payment of an order, or the part of it that the order awaits where it pays several. */
interface Booking extends Pick<Hint, 'receipt'> {
  readonly line: IdentifiedLine;
  readonly order: OrderSummary;
  readonly cents: Cents;
}

/** Value of the checkbox of a line and an order. */
export function tickOf({ id }: IdentifiedLine, reference: string): string {
  return `${id} ${reference}`;
}

/**
 * Whether a line that isn't proposed may be ticked for an order, whose fingerprint is unique: the order awaits a sum, or
 * is named and was cancelled while the transfer was on its way.
 */
export function isTickable({ kind, line, isRepeated, hints }: LineMatch, order: OrderSummary | undefined): boolean {
  if (order === undefined || kind !== 'possible' || isRepeated || line.cents <= 0) return false;
  const isNamed = hints.some(({ reference, by }) => reference === order.reference && by.includes('reference'));
  return awaitedCents(order) > 0 || (isNamed && order.state === 'cancelled' && order.confirmed_at !== null);
}

/** What one press books: the proposed lines that somebody saw (`seen`, their fingerprints), and those they ticked. */
export function chosenBookings(
  { matches, orders }: MatchedStatement,
  seen: ReadonlySet<string>,
  ticks: ReadonlySet<string>,
): Booking[] {
  return matches.flatMap((match) => {
    const chosen = match.hints.flatMap(({ reference, receipt }) => {
      const { kind, line } = match;
      const order = orders.get(reference);
      if (order === undefined) return [];
      const isChosen =
        kind === 'proposed' ? seen.has(line.id) : isTickable(match, order) && ticks.has(tickOf(line, reference));
      return isChosen ? [{ line, order, receipt, cents: line.cents }] : [];
    });
    return chosen.length > 1 ? chosen.map((part) => ({ ...part, cents: awaitedCents(part.order) })) : chosen;
  });
}

/** Why a line can't pay the orders that are ticked together; `undefined` where it pays exactly what they await. */
export function refuseSharing(bookings: readonly Booking[]): string | undefined {
  const left = new Map<IdentifiedLine, Cents>();
  for (const { line, cents } of bookings) left.set(line, (left.get(line) ?? line.cents) - cents);
  const [line, rest] = [...left].find(([, cents]) => cents !== 0) ?? [];
  const idle = bookings.find(({ cents }) => cents === 0)?.order;
  if (line === undefined || rest === undefined)
    return idle && `${clientName(idle)}, ${idle.reference} n’attend rien\u00a0: décochez-la.`;
  const told = rest > 0 ? `il en resterait ${formatEuros(rest)}` : `il y manquerait ${formatEuros(-rest)}`;
  return `Le virement de ${formatEuros(line.cents)} est coché pour plusieurs commandes, qui attendent ${formatEuros(line.cents - rest)} en tout\u00a0: ${told}. Gardez celles qu’il paie exactement, ou une seule.`;
}

/** What is asked first: about lines that a receipt looks like, and orders that don't await exactly their lines' sum. */
export function questionsOf(bookings: readonly Booking[]): string[] {
  const sums = new Map<OrderSummary, number>();
  for (const { order, cents } of bookings) sums.set(order, (sums.get(order) ?? 0) + cents);
  const again = bookings.flatMap(({ line, order, receipt }) =>
    receipt === undefined
      ? []
      : [
          `${clientName(order)}, ${order.reference}\u00a0: ${formatEuros(receipt.cents)} y sont déjà, reçus le ${formatDay(receipt.day)}. Celui du ${formatDay(line.day)}, «\u202f${line.label}\u202f», est un autre virement.`,
        ],
  );
  const differing = [...sums].flatMap(([order, cents]) => {
    const left = owedFor(order) - cents;
    if (left === 0) return [];
    const told = left > 0 ? `qu’il reste ${formatEuros(left)} à payer` : `que nous lui rendons ${formatEuros(-left)}`;
    const instead =
      order.state === 'cancelled' ? ', et la commande est annulée' : ` au lieu de ${formatEuros(awaitedCents(order))}`;
    return [
      `${clientName(order)}, ${order.reference}\u00a0: le relevé porte ${formatEuros(cents)}${instead}. Le client lira ${told}.`,
    ];
  });
  return [...again, ...differing];
}

/** Books each payment in its own transaction unless its order changed; `missed` counts other parts of booked lines. */
export async function bookLines(service: Service, bookings: readonly Booking[], person: string) {
  const paid = new Map<string, Cents>();
  /** Payments of each line. */
  const parts = new Map<string, number>();
  for (const { line, cents, order: read } of bookings) {
    const { reference } = read;
    const part = parts.get(line.id);
    parts.set(line.id, part ?? 0);
    // The first part alone has the fingerprint, which another press may have booked: then the rest isn't ours either.
    if (part === 0) continue;
    const before = paid.get(reference) ?? 0;
    const order = await service.storage.findOrderByReference(reference);
    if (order === undefined || awaitedCents(order) !== Math.max(0, awaitedCents(read) - before)) continue;
    const { day, label: note } = line;
    const statementLine = part === undefined ? line.id : `${line.id} ${reference}`;
    const payment = { kind: 'payment', cents, day, note, statementLine } as const;
    try {
      await changeOrder(service, order, payment, person);
    } catch (cause) {
      if (!(cause instanceof MoveRefused)) throw cause;
      continue;
    }
    parts.set(line.id, (part ?? 0) + 1);
    paid.set(reference, before + cents);
    service.log('info', 'desk-order-changed', { person, reference, change: 'payment' });
  }
  const booked = [...parts.values()].reduce((sum, count) => sum + count, 0);
  const wanted = bookings.filter(({ line }) => parts.get(line.id) !== 0).length;
  return { booked, missed: wanted - booked };
}
