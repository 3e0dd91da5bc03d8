import { type OrderReading, parseOrder } from '#domain/order/parse-order.ts';
import type { Service } from '#supervision/service.ts';
import type { OrderRow } from '#supervision/storage/storage.ts';

type AcceptedOrder = OrderReading & { readonly ok: true };

/** A stored order read and itemised again, by the catalogue that priced it. Throws where that one is gone: a bug. */
export function priceStored(order: OrderRow, { catalogues }: Pick<Service, 'catalogues'>): AcceptedOrder {
  const catalogue = catalogues.find(({ id }) => id === order.catalogue_id);
  if (catalogue === undefined) throw new RangeError(`Catalogue ${order.catalogue_id} is gone: published ones stay`);
  const reading = parseOrder(order.order_json, [catalogue]);
  if (!reading.ok) throw new RangeError(`Stored order ${order.reference} no longer reads: ${reading.refusal.reason}`);
  return reading;
}
