import type { Kysely, Migration } from 'kysely';

/** The catalogues that the service has taken orders with, so that orders keep their prices under any release. */
export const keptCatalogues: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('catalogues')
      .ifNotExists()
      .addColumn('sha256', 'text', (column) => column.primaryKey().notNull())
      .addColumn('id', 'text', (column) => column.notNull())
      .addColumn('content', 'text', (column) => column.notNull())
      .execute();
  },
};
