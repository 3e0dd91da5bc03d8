import type { Kysely, Migration } from 'kysely';

/** Log of desk accounts added, removed or with a new password. */
export const deskJournal: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('desk_events')
      .ifNotExists()
      .addColumn('id', 'text', (column) => column.primaryKey().notNull())
      .addColumn('at', 'bigint', (column) => column.notNull())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('name', 'text', (column) => column.notNull())
      .execute();
  },
};
