import type { Kysely } from 'kysely';
import { priceStoredOrder } from '#domain/order/parse-order.ts';
import type { Catalogue } from '#domain/quote/catalogue/catalogue.ts';
import type { OrderRow } from '#service/storage/rows.ts';
import type { Database } from '#service/storage/schema.ts';

/** The `priced_json` of an order, by the catalogue that has its name and leads to its price; empty without one. */
export function pricedJson(
  { catalogue_id, order_json }: Pick<OrderRow, 'catalogue_id' | 'order_json'>,
  catalogues: readonly Catalogue[],
): string {
  for (const catalogue of catalogues.filter(({ id }) => id === catalogue_id)) {
    const priced = priceStoredOrder(order_json, catalogue);
    if (priced !== undefined) return JSON.stringify(priced);
  }
  return '';
}

/** Stores the price of each order that earlier versions stored without it. */
export async function storeMissingPrices(db: Kysely<Database>, catalogues: readonly Catalogue[]): Promise<void> {
  const orders = await db.selectFrom('orders').select(['reference', 'catalogue_id', 'order_json']).execute();
  for (const { reference, ...order } of orders) {
    const priced_json = pricedJson(order, catalogues);
    await db.updateTable('orders').set({ priced_json }).where('reference', '=', reference).execute();
  }
}
