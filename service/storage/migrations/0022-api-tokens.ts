import type { Kysely, Migration } from 'kysely';

/** What other programs of the provider read orders with; and the journal by time, for what changed since. */
export const apiTokens: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('api_tokens')
      .ifNotExists()
      .addColumn('id', 'text', (column) => column.primaryKey().notNull())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('made_by', 'text', (column) => column.notNull())
      .addColumn('made_at', 'bigint', (column) => column.notNull())
      .addColumn('last_used_at', 'bigint')
      .execute();
    await db.schema.createIndex('order_events_at').ifNotExists().on('order_events').column('at').execute();
  },
};
