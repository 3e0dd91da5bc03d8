import type { Kysely, Transaction } from 'kysely';
import { type ParisDay, parisDay } from '#domain/calendar.ts';
import type { OrderChange, ReadOrder } from '#service/storage/rows.ts';
import type { Database } from '#service/storage/schema.ts';
import { entryId } from './journal-rows.ts';

/** The methods for money that was received or returned. */
export function receiptsIn(db: Kysely<Database>) {
  return {
    /** Receipts of some orders, of some lines of a bank's statement, of a period (days, both included), or all. */
    listReceipts: async ({
      references,
      lines,
      first,
      last,
    }: {
      readonly references?: readonly string[];
      readonly lines?: readonly string[];
      readonly first?: ParisDay;
      readonly last?: ParisDay;
    }) => {
      let query = db.selectFrom('receipts').selectAll().orderBy('id');
      // With an empty text, which none has: PostgreSQL refuses an empty list.
      if (references !== undefined) query = query.where('order_reference', 'in', ['', ...references]);
      if (lines !== undefined) query = query.where('statement_line', 'in', ['', ...lines]);
      if (first) query = query.where('day', '>=', first);
      if (last) query = query.where('day', '<=', last);
      return await query.execute();
    },
  };
}

/** Writes the receipt of a payment; `order` is the changed one. A validation without an amount leaves none. */
export async function writeReceipt(
  transaction: Transaction<Database>,
  order: ReadOrder,
  { entry: { kind, at, cents, note }, receipt: { day = parisDay(at), statement_line = null } = {} }: OrderChange,
): Promise<void> {
  if (kind !== 'payment' || cents === null || cents === 0) return;
  const row = { id: entryId(order), order_reference: order.reference, day, cents, note, statement_line };
  await transaction.insertInto('receipts').values(row).execute();
}

/** Writes a receipt for each payment of the journals: earlier versions kept payments there alone. */
export async function fillReceipts(db: Kysely<Database>): Promise<void> {
  const rows = await db
    .selectFrom('order_events')
    .select(['id', 'order_reference', 'at', 'cents', 'note'])
    .where('kind', '=', 'payment')
    .where('cents', '<>', 0)
    .execute();
  for (const { at, cents, ...row } of rows) {
    const receipt = { ...row, cents: Number(cents), day: parisDay(Number(at)), statement_line: null };
    await db.insertInto('receipts').values(receipt).execute();
  }
}
