import type { Hint, IdentifiedLine, LineMatch } from '#domain/bank/match-statement.ts';
import { formatDay } from '#domain/calendar.ts';
import { formatEuros } from '#domain/money.ts';
import { clientName } from '#service/desk/home/gather-home.ts';
import { changeOrder, MoveRefused } from '#service/orders/life/change-order.ts';
import type { Service } from '#service/service.ts';
import type { OrderSummary } from '#service/storage/rows.ts';
import { awaitedCents, type MatchedStatement } from './gather-statement.ts';

/** A line that is booked as a payment of an order. */
interface Booking extends Pick<Hint, 'receipt'> {
  readonly line: IdentifiedLine;
  readonly order: OrderSummary;
}

/** What the tick box of a line and an order posts. */
export function tickOf({ id }: IdentifiedLine, reference: string): string {
  return `${id} ${reference}`;
}

/** Whether a line that isn't proposed can be ticked for an order: it awaits something, and no equal line has its fingerprint. */
export function isTickable({ kind, line, isRepeated }: LineMatch, order: OrderSummary | undefined): boolean {
  return order !== undefined && kind === 'possible' && !isRepeated && line.cents > 0 && awaitedCents(order) > 0;
}

/** What one press books: the proposed lines that somebody saw (`seen`, their fingerprints) and those that they ticked. */
export function chosenBookings(
  { matches, orders }: MatchedStatement,
  seen: ReadonlySet<string>,
  ticks: ReadonlySet<string>,
): Booking[] {
  return matches.flatMap((match) =>
    match.hints.flatMap(({ reference, receipt }) => {
      const { kind, line } = match;
      const order = orders.get(reference);
      if (order === undefined) return [];
      const isChosen =
        kind === 'proposed' ? seen.has(line.id) : isTickable(match, order) && ticks.has(tickOf(line, reference));
      return isChosen ? [{ line, order, receipt }] : [];
    }),
  );
}

/** What is asked first: of each line that a receipt looks like, and each order that doesn't await exactly the sum of its lines. */
export function questionsOf(bookings: readonly Booking[]): string[] {
  const sums = new Map<OrderSummary, number>();
  for (const { line, order } of bookings) sums.set(order, (sums.get(order) ?? 0) + line.cents);
  const again = bookings.flatMap(({ line, order, receipt }) =>
    receipt === undefined
      ? []
      : [
          `${clientName(order)}, ${order.reference}\u00a0: ${formatEuros(receipt.cents)} y sont déjà, reçus le ${formatDay(receipt.day)}. Celui du ${formatDay(line.day)}, «\u202f${line.label}\u202f», est un autre virement.`,
        ],
  );
  const differing = [...sums].flatMap(([order, cents]) => {
    const awaited = awaitedCents(order);
    if (cents === awaited) return [];
    const told =
      cents < awaited
        ? `qu’il reste ${formatEuros(awaited - cents)} à payer`
        : `que nous lui rendons ${formatEuros(cents - awaited)}`;
    return [
      `${clientName(order)}, ${order.reference}\u00a0: le relevé porte ${formatEuros(cents)} au lieu de ${formatEuros(awaited)}. Le client lira ${told}.`,
    ];
  });
  return [...again, ...differing];
}

/** Books lines, each in a transaction of its own; returns how many. Orders that changed since they were read are left. */
export async function bookLines(service: Service, bookings: readonly Booking[], person: string): Promise<number> {
  let booked = 0;
  const paid = new Map<string, number>();
  for (const { line, order: read } of bookings) {
    const { reference } = read;
    const before = paid.get(reference) ?? 0;
    const order = await service.storage.findOrderByReference(reference);
    if (order === undefined || awaitedCents(order) !== Math.max(0, awaitedCents(read) - before)) continue;
    const { cents, day, label: note } = line;
    const payment = { kind: 'payment', cents, day, note, statementLine: line.id } as const;
    try {
      await changeOrder(service, order, payment, person);
    } catch (cause) {
      if (!(cause instanceof MoveRefused)) throw cause;
      continue;
    }
    booked += 1;
    paid.set(reference, before + line.cents);
    service.log('info', 'desk-order-changed', { person, reference, change: 'payment' });
  }
  return booked;
}
