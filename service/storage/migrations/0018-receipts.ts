import type { Kysely, Migration } from 'kysely';
import { fillReceipts } from '#service/storage/rows/orders/receipt-rows.ts';
import type { Database } from '#service/storage/schema.ts';
import { addColumn } from './add-column.ts';

/** A receipt for each payment, dated as its entry where earlier versions kept that alone, and the day of an invoice. */
export const receipts: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('receipts')
      .ifNotExists()
      .addColumn('id', 'text', (column) => column.primaryKey().notNull())
      .addColumn('order_reference', 'text', (column) => column.notNull())
      .addColumn('day', 'text', (column) => column.notNull())
      .addColumn('cents', 'bigint', (column) => column.notNull())
      .addColumn('note', 'text', (column) => column.notNull())
      .addColumn('statement_line', 'text', (column) => column.unique())
      .execute();
    for (const name of ['order_reference', 'day']) {
      await db.schema.createIndex(`receipts_${name}`).ifNotExists().on('receipts').column(name).execute();
    }
    await addColumn(db, 'orders', 'invoiced_on', 'text');
    await fillReceipts(db as Kysely<Database>);
  },
};
