import { type Kysely, type Migration, sql } from 'kysely';
import type { Catalogue } from '#domain/quote/catalogue/catalogue.ts';
import { fillPrices } from '#service/storage/rows/orders/order-prices.ts';
import type { Database } from '#service/storage/schema.ts';
import { addColumn } from './add-column.ts';

/** Stores its price with each order, and removes the catalogues that orders were priced again with. */
export const pricedOrders: Migration = {
  async up(db: Kysely<unknown>) {
    await addColumn(db, 'orders', 'priced_json', 'text', (column) => column.notNull().defaultTo(''));
    const { rows } = await sql<{ content: string }>`select content from catalogues`.execute(db);
    await fillPrices(
      db as Kysely<Database>,
      rows.map(({ content }) => JSON.parse(content) as Catalogue),
    );
    await db.schema.dropTable('catalogues').execute();
  },
};
