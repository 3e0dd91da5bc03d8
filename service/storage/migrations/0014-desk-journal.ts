import type { Kysely, Migration } from 'kysely';

/** Who was let into the desk, got another password or was removed, and when. */
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
