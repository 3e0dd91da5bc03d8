import type { Kysely, Migration } from 'kysely';

/** What a search finds each order by. The next start writes it for the orders that are there. */
export const orderSearches: Migration = {
  async up(db: Kysely<unknown>) {
    let table = db.schema
      .createTable('order_searches')
      .ifNotExists()
      .addColumn('order_reference', 'text', (column) => column.primaryKey().notNull())
      .addColumn('event_count', 'bigint', (column) => column.notNull());
    for (const name of ['words', 'together', 'numbers', 'amounts'])
      table = table.addColumn(name, 'text', (column) => column.notNull());
    await table.execute();
  },
};
