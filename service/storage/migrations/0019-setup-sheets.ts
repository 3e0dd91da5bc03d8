import type { Kysely, Migration } from 'kysely';

/** What the client of an order said of its phones, numbers, hours and dates. */
export const setupSheets: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('setup_sheets')
      .ifNotExists()
      .addColumn('order_reference', 'text', (column) => column.primaryKey().notNull())
      .addColumn('version', 'bigint', (column) => column.notNull())
      .addColumn('answers_json', 'text', (column) => column.notNull())
      .addColumn('saved_at', 'bigint', (column) => column.notNull())
      .execute();
  },
};
