import { createHash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { type LineMatch, nearDays, type PayableOrder, statementMatcher } from '#domain/bank/match-statement.ts';
import { lineIdentity, type StatementLine } from '#domain/bank/statement-line.ts';
import { addDays } from '#domain/calendar.ts';
import { readPurchaseOrder } from '#service/orders/life/parse-purchase-order.ts';
import { owedFor, owesAfterService } from '#service/orders/stored/order-status.ts';
import type { ReceiptRow, SummaryRow } from '#service/storage/rows.ts';
import type { Storage } from '#service/storage/storage.ts';

/** The lines of a statement beside the orders that they may pay. */
export type MatchedStatement = Awaited<ReturnType<typeof gatherStatement>>;

/** Fingerprints of one query. */
const linesPerChunk = 1000;
const linesPerTurn = 50;

/** Matches the lines of a statement with the orders and receipts as they are stored. */
export async function gatherStatement(lines: readonly StatementLine[], storage: Storage) {
  const identified = lines.map((line) => ({ ...line, id: fingerprint(line) }));
  const booked = new Set<string>();
  for (let start = 0; start < lines.length; start += linesPerChunk) {
    const chunk = identified.slice(start, start + linesPerChunk).map(({ id }) => id);
    for (const { statement_line: line } of await storage.listReceipts({ lines: chunk })) if (line) booked.add(line);
  }
  const days = lines.flatMap(({ day }) => [addDays(day, -nearDays), addDays(day, nearDays)]).sort();
  const [first = '', last = ''] = [days[0], days.at(-1)];
  const receipts = new Map<string, ReceiptRow[]>();
  for (const receipt of await storage.listReceipts({ first, last }))
    receipts.set(receipt.order_reference, [...(receipts.get(receipt.order_reference) ?? []), receipt]);
  const summaries = await storage.listOrderSummaries({});
  const invoiced = summaries.filter((order) => owesAfterService(order)).map(({ reference }) => reference);
  const purchaseOrders = await storage.listPurchaseOrders(invoiced);
  const payable = summaries.map(
    (order): PayableOrder => ({
      reference: order.reference,
      awaitedCents: awaitedCents(order),
      names: [order.company, order.name],
      purchaseOrder: readPurchaseOrder(purchaseOrders.get(order.reference) ?? '').number,
      receipts: (receipts.get(order.reference) ?? []).map(({ day, cents, statement_line: line }) => ({
        day,
        cents,
        // Of a line that pays several orders, each receipt but the first has its order behind it.
        line: line?.split(' ')[0] ?? null,
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

/** What is still to be paid for an order; 0 where nothing is expected. */
export function awaitedCents(order: SummaryRow): number {
  return Math.max(0, owedFor(order));
}

function fingerprint(line: StatementLine): string {
  return createHash('sha256').update(lineIdentity(line)).digest('base64url');
}
