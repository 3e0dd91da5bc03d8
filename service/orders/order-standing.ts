import { isPublicBody, type OrderStanding } from '#domain/order/order-life.ts';
import type { OrderRow } from '#service/storage/rows.ts';

/** Where a stored order is in its life. */
export function standingOf(order: OrderRow): OrderStanding {
  return {
    state: order.state,
    dueCents: order.one_time_cents + order.one_time_vat_cents,
    receivedCents: order.received_cents,
    paysAfterService: paysAfterService(order),
  };
}

/** Whether an order is a public body's: as its client said, otherwise as the SIRET tells. */
export function paysAfterService({ public_body, siret }: Pick<OrderRow, 'public_body' | 'siret'>): boolean {
  return public_body === null ? isPublicBody(siret) : public_body === 1;
}

/** Whether a client paid more than what is due, so that the provider has to return some. */
export function isOverpaid(order: OrderRow): boolean {
  const { dueCents, receivedCents } = standingOf(order);
  return receivedCents > dueCents;
}
