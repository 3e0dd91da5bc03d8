import { createHash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { type LineMatch, type PayableOrder, statementMatcher } from '#domain/bank/match-statement.ts';
import { lineIdentity, type StatementLine } from '#domain/bank/statement-line.ts';
import { changeOrder, MoveRefused } from '#service/orders/life/change-order.ts';
import { leftToPay } from '#service/orders/reminders/payment-reminders.ts';
import { owesAfterService } from '#service/orders/stored/order-status.ts';
import type { Service } from '#service/service.ts';
import type { OrderSummary, ReceiptRow } from '#service/storage/rows.ts';
import type { Storage } from '#service/storage/storage.ts';

/** The lines of a statement beside the orders that they may pay. */
export interface MatchedStatement {
  readonly matches: readonly LineMatch[];
  readonly orders: ReadonlyMap<string, OrderSummary>;
}

/** More orders than a provider has at once. */
const maxOrders = 20_000;
/** Fingerprints of one query. */
const linesPerChunk = 1000;
/** Lines that are matched at once. */
const linesPerTurn = 50;

/** Matches the lines of a statement with the orders and receipts as they are stored. */
export async function gatherStatement(
  lines: readonly StatementLine[],
  storage: Pick<Storage, 'listOrderSummaries' | 'listReceipts'>,
): Promise<MatchedStatement> {
  const identified = lines.map((line) => ({ ...line, id: fingerprint(line) }));
  const booked = new Set<string>();
  for (let start = 0; start < lines.length; start += linesPerChunk) {
    const chunk = identified.slice(start, start + linesPerChunk).map(({ id }) => id);
    for (const { statement_line: line } of await storage.listReceipts({ lines: chunk })) if (line) booked.add(line);
  }
  const days = lines.map(({ day }) => day).sort();
  const [first = '', last = ''] = [days[0], days.at(-1)];
  const receipts = new Map<string, ReceiptRow[]>();
  for (const receipt of await storage.listReceipts({ first, last }))
    receipts.set(receipt.order_reference, [...(receipts.get(receipt.order_reference) ?? []), receipt]);
  const summaries = await storage.listOrderSummaries({ limit: maxOrders });
  const payable = summaries.map(
    (order): PayableOrder => ({
      reference: order.reference,
      awaitedCents: awaitedCents(order),
      names: [order.company, order.name],
      receipts: (receipts.get(order.reference) ?? []).map(({ day, cents, statement_line: line }) => ({
        day,
        cents,
        line,
      })),
    }),
  );
  const orders = new Map(summaries.map((order) => [order.reference, order]));
  const match = statementMatcher(payable, booked);
  const matches: LineMatch[] = [];
  for (const line of identified) {
    // Visitors are answered between two: thousands of lines among thousands of orders take seconds.
    if (matches.length % linesPerTurn === 0) await setImmediate();
    matches.push(match(line));
  }
  return { matches, orders };
}

/** What is still to be paid for an order; 0 where no payment can be written down. */
export function awaitedCents(order: Omit<OrderSummary, 'moved_at'>): number {
  const left = order.one_time_cents + order.one_time_vat_cents - order.received_cents;
  return owesAfterService(order) ? left : leftToPay(order);
}

/** Books the proposed lines that somebody saw (`seen`, their fingerprints), each in a transaction of its own. */
export async function bookProposed(
  service: Service,
  matches: readonly LineMatch[],
  seen: ReadonlySet<string>,
  person: string,
): Promise<{ readonly booked: number; readonly refused: number }> {
  const proposed = matches.filter(({ kind, line }) => kind === 'proposed' && seen.has(line.id));
  let booked = 0;
  for (const { line, hints } of proposed) {
    const order = await service.storage.findOrderByReference(hints[0]?.reference ?? '');
    // Changed since it was matched: what is proposed next is another.
    if (order === undefined || awaitedCents(order) !== line.cents) continue;
    const payment = { kind: 'payment', cents: line.cents, day: line.day, statementLine: line.id } as const;
    try {
      await changeOrder(service, order, payment, person);
    } catch (cause) {
      if (!(cause instanceof MoveRefused)) throw cause;
      continue;
    }
    booked += 1;
    service.log('info', 'desk-order-changed', { person, reference: order.reference, change: 'payment' });
  }
  // What was seen and isn't proposed any more was changed meanwhile too.
  return { booked, refused: seen.size - booked };
}

function fingerprint(line: StatementLine): string {
  return createHash('sha256').update(lineIdentity(line)).digest('base64url');
}
