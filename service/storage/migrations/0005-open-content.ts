import { type Kysely, type Migration, sql } from 'kysely';
import { addColumn } from './add-column.ts';
import { createIndex } from './build-tables.ts';

/** Unique key of an order that still accepts duplicate posts, which makes two posts one order. */
export const openContent: Migration = {
  async up(db: Kysely<unknown>) {
    await addColumn(db, 'orders', 'open_content', 'text');
    // The newest order of each content, as the search by time selected it.
    await sql`
      update orders set open_content = content_hash
      where state = 'received' and not exists (
        select 1 from orders as newer
        where newer.content_hash = orders.content_hash and newer.state = 'received'
          and (newer.received_at > orders.received_at
            or (newer.received_at = orders.received_at and newer.reference > orders.reference)))`.execute(db);
    await createIndex(db, 'orders', 'open_content', ['open_content'], true);
  },
};
