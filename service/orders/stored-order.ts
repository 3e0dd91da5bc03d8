import { readStoredOrder } from '#domain/order/parse-order.ts';
import type { Catalogue } from '#domain/quote/catalogue.ts';
import type { ItemisedQuote } from '#domain/quote/itemise-quote.ts';
import type { QuoteRequest } from '#domain/quote/quote-form.ts';
import type { OrderRow } from '#service/storage/rows.ts';
import type { Storage } from '#service/storage/storage.ts';

/** A stored order with its request and price: parsed once per response, then passed on. */
export interface StoredOrder<Row extends OrderRow = OrderRow> {
  readonly order: Row;
  readonly request: QuoteRequest;
  readonly itemised: ItemisedQuote;
  /** The catalogue that priced it. */
  readonly catalogue: Catalogue;
}

/** Where the catalogue of a stored order is found: published, or kept when it was. */
export interface CatalogueSources {
  readonly catalogues: readonly Catalogue[];
  readonly storage: Pick<Storage, 'listCatalogues'>;
}

/**
 * Reads a stored order with the catalogue that priced it, even if it is no longer published, or with other prices.
 * Throws if no known catalogue leads to the order's price, which is a bug.
 */
export async function readStored<Row extends OrderRow>(
  order: Row,
  { catalogues, storage }: CatalogueSources,
): Promise<StoredOrder<Row>> {
  const { catalogue_id: id, reference } = order;
  const published = catalogues.filter((catalogue) => catalogue.id === id);
  const stored = readWith(order, published) ?? readWith(order, await storage.listCatalogues(id));
  if (stored === undefined) throw new RangeError(`No catalogue ${id} leads to the price of order ${reference}`);
  return stored;
}

function readWith<Row extends OrderRow>(order: Row, catalogues: readonly Catalogue[]): StoredOrder<Row> | undefined {
  for (const catalogue of catalogues) {
    const result = readStoredOrder(order.order_json, catalogue);
    if (result !== undefined) return { order, ...result, catalogue };
  }
  return undefined;
}
