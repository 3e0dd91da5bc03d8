import type { Kysely } from 'kysely';
import { priceStoredOrder } from '#domain/order/parse-order.ts';
import type { Catalogue } from '#domain/quote/catalogue/catalogue.ts';
import type { Database } from '#service/storage/schema.ts';

/** An order of a version that stored no price with it. */
interface UnpricedOrder {
  readonly catalogue_id: string;
  readonly order_json: string;
}

/**
 * What `priced_json` of an order is, under the one of these catalogues that has its name and leads to its price; empty if
 * there is none.
 */
export function pricedJson({ catalogue_id, order_json }: UnpricedOrder, catalogues: readonly Catalogue[]): string {
  for (const catalogue of catalogues.filter(({ id }) => id === catalogue_id)) {
    const priced = priceStoredOrder(order_json, catalogue);
    if (priced !== undefined) return JSON.stringify(priced);
  }
  return '';
}

/** Stores the price of each order that earlier versions stored without it. */
export async function fillPrices(db: Kysely<Database>, catalogues: readonly Catalogue[]): Promise<void> {
  let last = '';
  while (true) {
    const orders = await db
      .selectFrom('orders')
      .select(['reference', 'catalogue_id', 'order_json'])
      .where('priced_json', '=', '')
      .where('reference', '>', last)
      .orderBy('reference')
      .limit(500)
      .execute();
    for (const order of orders) {
      const priced_json = pricedJson(order, catalogues);
      if (priced_json !== '')
        await db.updateTable('orders').set({ priced_json }).where('reference', '=', order.reference).execute();
    }
    const next = orders.at(-1)?.reference;
    if (next === undefined) return;
    last = next;
  }
}
