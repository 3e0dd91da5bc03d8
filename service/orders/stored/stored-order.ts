import type { PricedOrder } from '#domain/order/parse-order.ts';
import type { OrderRow } from '#service/storage/rows.ts';

/** A stored order with its request and its price, as they were when it was accepted. */
export interface StoredOrder<Row extends OrderRow = OrderRow> extends PricedOrder {
  readonly order: Row;
}

/** Reads a stored order. Throws if it has no price, which is a bug. */
export function readStored<Row extends OrderRow>(order: Row): StoredOrder<Row> {
  if (order.priced_json === '') throw new RangeError(`Order ${order.reference} has no price`);
  return { order, ...(JSON.parse(order.priced_json) as PricedOrder) };
}
