import type { Catalogue } from '#content/catalogue.ts';
import { parseOrder } from '#domain/order/parse-order.ts';
import type { ItemisedQuote } from '#domain/quote/itemise-quote.ts';
import type { QuoteRequest } from '#domain/quote/quote-form.ts';
import type { Service } from '#supervision/service.ts';
import type { OrderRow } from '#supervision/storage/storage.ts';

/** A stored order with its request and price: parsed once per response, then passed on. */
export interface StoredOrder {
  readonly order: OrderRow;
  readonly request: QuoteRequest;
  readonly itemised: ItemisedQuote;
  /** The catalogue that priced it. */
  readonly catalogue: Catalogue;
}

/**
 * Parses a stored order with the catalogue that priced it. Throws if the catalogue no longer exists, which is a bug.
 */
export function readStored(order: OrderRow, { catalogues }: Pick<Service, 'catalogues'>): StoredOrder {
  const priceList = catalogues.find(({ id }) => id === order.catalogue_id);
  if (priceList === undefined) throw new RangeError(`Catalogue ${order.catalogue_id} is gone: published ones stay`);
  const reading = parseOrder(order.order_json, [priceList]);
  if (!reading.ok) throw new RangeError(`Stored order ${order.reference} no longer reads: ${reading.refusal.reason}`);
  const { request, itemised, catalogue } = reading;
  return { order, request, itemised, catalogue };
}
