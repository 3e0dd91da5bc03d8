import type { Kysely, Migration } from 'kysely';
import { createIndex } from './build-tables.ts';

/**
 * Orders are searched by the key of open orders and by time, no longer by content and time. Inserts wrote a random
 * page of the old index; the new one is appended to.
 */
export const ordersByTime: Migration = {
  async up(db: Kysely<unknown>) {
    await createIndex(db, 'orders', 'received', ['received_at']);
    await db.schema.dropIndex('orders_content').ifExists().execute();
  },
};
