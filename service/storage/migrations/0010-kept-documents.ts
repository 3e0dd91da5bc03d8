import { type Kysely, type Migration, sql } from 'kysely';
import { createIndex, createTable } from './build-tables.ts';

/** The documents of confirmed orders, made once and kept; those of earlier orders are to be made. */
export const keptDocuments: Migration = {
  async up(db: Kysely<unknown>) {
    await createTable(
      db,
      'order_documents',
      ['key', 'id'],
      ['text', 'order_reference', 'kind', 'sha256'],
      ['number', 'made_at'],
    );
    await createIndex(db, 'order_documents', 'order', ['order_reference']);
    await createTable(db, 'document_contents', ['key', 'sha256'], ['text', 'content']);
    await createTable(db, 'document_jobs', ['key', 'order_reference'], ['number', 'attempts', 'next_attempt_at']);
    await sql`
      insert into document_jobs (order_reference, attempts, next_attempt_at)
      select reference, 0, confirmed_at from orders
      where confirmed_at is not null
        and not exists (select 1 from document_jobs where order_reference = orders.reference)`.execute(db);
  },
};
