import type { Kysely, Migration } from 'kysely';

/** One counter per copy; the shared counters of earlier versions are kept and added when read. */
export const hitsByCopy: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('hits_by_copy')
      .ifNotExists()
      .addColumn('day', 'text', (column) => column.notNull())
      .addColumn('type', 'text', (column) => column.notNull())
      .addColumn('visitor_class', 'text', (column) => column.notNull())
      .addColumn('copy', 'text', (column) => column.notNull())
      .addColumn('count', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('hits_by_copy_pk', ['day', 'type', 'visitor_class', 'copy'])
      .execute();
  },
};
