import { setImmediate } from 'node:timers/promises';
import type { Kysely, Transaction, UpdateObject } from 'kysely';
import { type JournalEntry, purchaseOrderEntries, purchaseOrderNumber } from '#domain/order/life/order-journal.ts';
import { isChanged } from '#service/storage/rows/one-row.ts';
import { writeMails } from '#service/storage/rows/outbox-rows.ts';
import type { JournalFilter, OrderEventRow, OrderRow, ReadOrder, WrittenWithChange } from '#service/storage/rows.ts';
import type { Database } from '#service/storage/schema.ts';
import { writeSearches } from './search-rows.ts';

/** Sets columns of an order and counts an entry of its journal; `undefined` if it was changed since it was read. */
export async function updateOrder(
  transaction: Transaction<Database>,
  { reference, event_count }: ReadOrder,
  columns: UpdateObject<Database, 'orders'> = {},
): Promise<OrderRow | undefined> {
  return await transaction
    .updateTable('orders')
    // One with a journal is no longer joined by other posts.
    .set({ ...columns, event_count: event_count + 1, open_content: null })
    .where('reference', '=', reference)
    .where('event_count', '=', event_count)
    .returningAll()
    .executeTakeFirst();
}

/** Locks an order until the transaction ends; false if it was changed since it was read. */
export async function lockOrder(transaction: Transaction<Database>, read: ReadOrder): Promise<boolean> {
  const { reference, event_count } = read;
  const order = transaction.updateTable('orders').set({ event_count }).where('reference', '=', reference);
  return await isChanged(order.where('event_count', '=', event_count));
}

/** Changes an order as it was read, in one transaction with what is written with it; `change` gets the changed one. */
export async function changeWithEntry(
  db: Kysely<Database>,
  read: ReadOrder,
  { columns, ...written }: WrittenWithChange & { readonly columns?: UpdateObject<Database, 'orders'> },
  change?: (transaction: Transaction<Database>, order: ReadOrder) => Promise<void>,
): Promise<boolean> {
  return await db.transaction().execute(async (transaction) => {
    const order = await updateOrder(transaction, read, columns);
    if (order === undefined) return false;
    await change?.(transaction, order);
    await writeEntry(transaction, order, written);
    return true;
  });
}

/** The id of the last entry of an order's journal, by its `event_count`, padded so that ids sort. */
export function entryId({ reference, event_count }: ReadOrder): string {
  return `${reference}.${String(event_count).padStart(4, '0')}`;
}

/** Appends an entry to the journal of an order, given as changed, with its mails, its address and searched texts. */
export async function writeEntry(
  transaction: Transaction<Database>,
  order: ReadOrder,
  { entry, mails = [], token }: WrittenWithChange,
): Promise<void> {
  const { reference: order_reference } = order;
  await transaction
    .insertInto('order_events')
    .values({ id: entryId(order), order_reference, person: null, ...entry })
    .execute();
  await writeSearches(transaction, [order_reference]);
  await writeMails(transaction, mails);
  if (token === undefined) return;
  await transaction.insertInto('order_addresses').values({ token, order_reference, mailed_at: entry.at }).execute();
}

/** Rows that one query returns, and references that it names: SQLite blocks the thread that answers visitors. */
const perSlice = 500;

/** The methods that read the journals of orders. */
export function journalsIn(db: Kysely<Database>) {
  return {
    /** The journal of an order, oldest entry first. */
    listOrderEvents: async (reference: string): Promise<readonly JournalEntry[]> =>
      (await listJournals(db, { references: [reference] })).get(reference) ?? [],
    /** The journals of these orders, whole or only their entries of some kinds, by reference; none without such. */
    listJournals: (filter: JournalFilter) => listJournals(db, filter),
    /** The purchase orders of these orders by reference, without those that never came or were undone. */
    listPurchaseOrders: async (references: readonly string[]) => {
      const journals = await listJournals(db, { references, kinds: purchaseOrderEntries });
      const numbers = [...journals].map(([reference, journal]) => [reference, purchaseOrderNumber(journal)] as const);
      return new Map(numbers.flatMap(([reference, number]) => (number === undefined ? [] : [[reference, number]])));
    },
  };
}

async function listJournals(
  db: Kysely<Database>,
  { references, kinds }: JournalFilter,
): Promise<ReadonlyMap<string, readonly JournalEntry[]>> {
  const found = new Map<string, JournalEntry[]>();
  const sorted = [...new Set(references)].sort();
  for (let start = 0; start < sorted.length; start += perSlice) {
    const chunk = sorted.slice(start, start + perSlice);
    let last = '';
    while (true) {
      let query = db
        .selectFrom('order_events')
        .selectAll()
        .where('order_reference', 'in', chunk)
        .where('id', '>', last)
        .orderBy('id')
        .limit(perSlice);
      if (kinds !== undefined) query = query.where('kind', 'in', kinds);
      const rows = await query.execute();
      for (const row of rows) {
        const journal = found.get(row.order_reference) ?? [];
        journal.push(toEntry(row));
        found.set(row.order_reference, journal);
      }
      if (rows.length < perSlice) break;
      last = rows.at(-1)?.id ?? last;
      await setImmediate();
    }
  }
  return found;
}

function toEntry({ id, order_reference, person, ...row }: OrderEventRow): JournalEntry {
  return { ...row, ...(person && { person }) };
}
