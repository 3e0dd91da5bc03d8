import type { Kysely, Migration } from 'kysely';

/** The ported numbers of each order. */
export const portedNumbers: Migration = {
  async up(db: Kysely<unknown>) {
    let table = db.schema
      .createTable('ported_numbers')
      .ifNotExists()
      .addColumn('id', 'text', (column) => column.primaryKey().notNull());
    for (const name of ['order_reference', 'state', 'number', 'last_number', 'rio', 'holder', 'holder_siret']) {
      table = table.addColumn(name, 'text', (column) => column.notNull());
    }
    for (const name of ['address', 'operator']) table = table.addColumn(name, 'text', (column) => column.notNull());
    for (const name of ['place', 'as_on_bill', 'saved_at']) {
      table = table.addColumn(name, 'bigint', (column) => column.notNull());
    }
    for (const name of ['mandated_at', 'sent_at']) table = table.addColumn(name, 'bigint');
    await table.addColumn('refusal', 'text').addColumn('ported_on', 'text').execute();
    await db.schema
      .createIndex('ported_numbers_order')
      .ifNotExists()
      .on('ported_numbers')
      .column('order_reference')
      .execute();
  },
};
