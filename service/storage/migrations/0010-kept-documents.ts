import { type Kysely, type Migration, sql } from 'kysely';

/** The documents of confirmed orders, made once and kept; those of earlier orders are to be made. */
export const keptDocuments: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('order_documents')
      .ifNotExists()
      .addColumn('id', 'text', (column) => column.primaryKey().notNull())
      .addColumn('order_reference', 'text', (column) => column.notNull())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('sha256', 'text', (column) => column.notNull())
      .addColumn('made_at', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema
      .createIndex('order_documents_order')
      .ifNotExists()
      .on('order_documents')
      .column('order_reference')
      .execute();
    await db.schema
      .createTable('document_contents')
      .ifNotExists()
      .addColumn('sha256', 'text', (column) => column.primaryKey().notNull())
      .addColumn('content', 'text', (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('document_jobs')
      .ifNotExists()
      .addColumn('order_reference', 'text', (column) => column.primaryKey().notNull())
      .addColumn('attempts', 'bigint', (column) => column.notNull())
      .addColumn('next_attempt_at', 'bigint', (column) => column.notNull())
      .execute();
    await sql`
      insert into document_jobs (order_reference, attempts, next_attempt_at)
      select reference, 0, confirmed_at from orders
      where confirmed_at is not null
        and not exists (select 1 from document_jobs where order_reference = orders.reference)`.execute(db);
  },
};
