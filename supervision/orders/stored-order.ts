import type { Catalogue } from '#content/catalogue.ts';
import { parseOrder } from '#domain/order/parse-order.ts';
import type { ItemisedQuote } from '#domain/quote/itemise-quote.ts';
import type { QuoteRequest } from '#domain/quote/quote-form.ts';
import type { Service } from '#supervision/service.ts';
import type { OrderRow } from '#supervision/storage/storage.ts';

/** An order as stored, with what was asked for and its price: read once for each answer, then passed on whole. */
export interface StoredOrder {
  readonly order: OrderRow;
  readonly request: QuoteRequest;
  readonly itemised: ItemisedQuote;
  /** What priced it. */
  readonly catalogue: Catalogue;
}

/** Reads a stored order by the catalogue that priced it. Throws where that one is gone: a bug. */
export function readStored(order: OrderRow, { catalogues }: Pick<Service, 'catalogues'>): StoredOrder {
  const priceList = catalogues.find(({ id }) => id === order.catalogue_id);
  if (priceList === undefined) throw new RangeError(`Catalogue ${order.catalogue_id} is gone: published ones stay`);
  const reading = parseOrder(order.order_json, [priceList]);
  if (!reading.ok) throw new RangeError(`Stored order ${order.reference} no longer reads: ${reading.refusal.reason}`);
  const { request, itemised, catalogue } = reading;
  return { order, request, itemised, catalogue };
}
