import { readStoredOrder } from '#domain/order/parse-order.ts';
import type { Catalogue } from '#domain/quote/catalogue.ts';
import type { ItemisedQuote } from '#domain/quote/itemise-quote.ts';
import type { QuoteRequest } from '#domain/quote/quote-form.ts';
import type { OrderRow } from '#service/storage/storage.ts';

/** A stored order with its request and price: parsed once per response, then passed on. */
export interface StoredOrder<Row extends OrderRow = OrderRow> {
  readonly order: Row;
  readonly request: QuoteRequest;
  readonly itemised: ItemisedQuote;
  /** The catalogue that priced it. */
  readonly catalogue: Catalogue;
}

/**
 * Reads a stored order with the catalogue that priced it. Throws if that catalogue is gone or gives another price now,
 * which is a bug.
 */
export function readStored<Row extends OrderRow>(
  order: Row,
  { catalogues }: { readonly catalogues: readonly Catalogue[] },
): StoredOrder<Row> {
  const catalogue = catalogues.find(({ id }) => id === order.catalogue_id);
  if (catalogue === undefined) throw new RangeError(`Catalogue ${order.catalogue_id} is gone: published ones stay`);
  const reading = readStoredOrder(order.order_json, catalogue);
  if (reading === undefined) throw new RangeError(`Stored order ${order.reference} no longer has its price`);
  return { order, ...reading, catalogue };
}
