import { type Kysely, type Migration, sql } from 'kysely';
import { addColumn } from './add-column.ts';
import { createIndex, createTable } from './build-tables.ts';

/** A secret address for each post of an order, and the one through which it was completed. */
export const orderAddresses: Migration = {
  async up(db: Kysely<unknown>) {
    await createTable(db, 'order_addresses', ['key', 'token'], ['text', 'order_reference']);
    await createIndex(db, 'order_addresses', 'order', ['order_reference']);
    await sql`
      insert into order_addresses (token, order_reference) select token, reference from orders
      where true on conflict (token) do nothing`.execute(db);
    await addColumn(db, 'orders', 'completed_token', 'text');
    await sql`
      update orders set completed_token = token
      where sites_json is not null and completed_token is null`.execute(db);
  },
};
