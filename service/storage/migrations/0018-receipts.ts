import type { Kysely, Migration } from 'kysely';
import { fillReceipts } from '#service/storage/rows/orders/receipt-rows.ts';
import type { Database } from '#service/storage/schema.ts';
import { addColumn } from './add-column.ts';
import { createIndex, createTable } from './build-tables.ts';

/** A receipt for each payment, dated as its entry where earlier versions kept that alone, and the day of an invoice. */
export const receipts: Migration = {
  async up(db: Kysely<unknown>) {
    await createTable(
      db,
      'receipts',
      ['key', 'id'],
      ['text', 'order_reference', 'day'],
      ['number', 'cents'],
      ['text', 'note'],
      ['unique text or null', 'statement_line'],
    );
    for (const name of ['order_reference', 'day']) await createIndex(db, 'receipts', name);
    await addColumn(db, 'orders', 'invoiced_on', 'text');
    await fillReceipts(db as Kysely<Database>);
  },
};
