import { isPublicBody, type OrderStanding } from '#domain/order/order-life.ts';
import type { OrderRow } from '#service/storage/storage.ts';

/** Where a stored order is in its life. */
export function standingOf(order: OrderRow): OrderStanding {
  return {
    state: order.state,
    dueCents: order.one_time_cents + order.one_time_vat_cents,
    receivedCents: order.received_cents,
    paysAfterService: isPublicBody(order.siret),
  };
}
