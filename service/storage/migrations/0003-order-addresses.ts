import { type Kysely, type Migration, sql } from 'kysely';

/** A secret address for each post of an order, and the one through which it was completed. */
export const orderAddresses: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('order_addresses')
      .addColumn('token', 'text', (column) => column.primaryKey().notNull())
      .addColumn('order_reference', 'text', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('order_addresses_order').on('order_addresses').column('order_reference').execute();
    await sql`insert into order_addresses (token, order_reference) select token, reference from orders`.execute(db);
    await db.schema.alterTable('orders').addColumn('completed_token', 'text').execute();
    await sql`update orders set completed_token = token where sites_json is not null`.execute(db);
  },
};
