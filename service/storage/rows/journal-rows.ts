import type { Selectable, Transaction } from 'kysely';
import { type JournalEntry, journalEntryKinds } from '#domain/order/life/order-journal.ts';
import { orderActors } from '#domain/order/life/order-life.ts';
import type { Database, OrderEventsTable, OrdersTable } from '#service/storage/schema.ts';

/** Increments `event_count`; returns false if the order was changed since it was read (optimistic locking). */
export async function incrementEventCount(
  transaction: Transaction<Database>,
  { reference, event_count }: Pick<OrdersTable, 'reference' | 'event_count'>,
): Promise<boolean> {
  const counted = await transaction
    .updateTable('orders')
    .set({ event_count: event_count + 1 })
    .where('reference', '=', reference)
    .where('event_count', '=', event_count)
    .returning('reference')
    .executeTakeFirst();
  return counted !== undefined;
}

/** The id of the last entry of an order's journal, by its `event_count`, padded so that ids sort. */
export function entryId({ reference, event_count }: Pick<OrdersTable, 'reference' | 'event_count'>): string {
  return `${reference}.${String(event_count).padStart(4, '0')}`;
}

/** Appends an entry to a journal; `event_count` is that of the changed order. */
export async function writeEntry(
  transaction: Transaction<Database>,
  order: Pick<OrdersTable, 'reference' | 'event_count'>,
  entry: JournalEntry,
): Promise<void> {
  await transaction
    .insertInto('order_events')
    .values({ id: entryId(order), order_reference: order.reference, person: null, ...entry })
    .execute();
}

/** Converts an entry as stored. Throws for a kind or an actor that this program doesn't know. */
export function toEntry({ id, order_reference, person, ...row }: Selectable<OrderEventsTable>): JournalEntry {
  const kind = journalEntryKinds.find((known) => known === row.kind);
  const who = orderActors.find((known) => known === row.who);
  if (kind === undefined || who === undefined)
    throw new RangeError(`Entry ${id} has the unknown kind ${row.kind} or actor ${row.who}`);
  return { ...row, kind, who, ...(person ? { person } : {}) };
}
