import { isPublicBody } from '#domain/order/client/siret.ts';
import type { OrderStatus } from '#domain/order/life/move-order.ts';
import { type JournalEntry, stateBeforeCancel } from '#domain/order/life/order-journal.ts';
import { orderStates } from '#domain/order/life/order-life.ts';
import type { OrderRow, OrderSummary } from '#service/storage/rows.ts';
import type { Storage } from '#service/storage/storage.ts';
import { isVirtual } from './ordered-articles.ts';

/** Where a stored order is in its life. Only with its journal can its cancellation be undone. */
export function statusOf(order: OrderRow, journal: readonly JournalEntry[] = []): OrderStatus {
  const dueCents = order.one_time_cents + order.one_time_vat_cents;
  const beforeCancel = stateBeforeCancel(journal, dueCents);
  return {
    state: order.state,
    dueCents,
    receivedCents: order.received_cents,
    paysAfterService: paysAfterService(order),
    ...(isVirtual(order) && { isVirtual: true }),
    ...(beforeCancel && { beforeCancel }),
    ...(order.invoiced_on && { invoicedOn: order.invoiced_on }),
  };
}

/** The same with all that its next move depends on. */
export async function readStatus(order: OrderRow, storage: Pick<Storage, 'listOrderEvents'>): Promise<OrderStatus> {
  return statusOf(order, order.state === 'cancelled' ? await storage.listOrderEvents(order.reference) : []);
}

/** Whether an order is a public body's: as its client said, otherwise as the SIRET tells. */
export function paysAfterService({ public_body, siret }: Pick<OrderRow, 'public_body' | 'siret'>): boolean {
  return public_body === null ? isPublicBody(siret) : public_body === 1;
}

/** Whether a public body has still to be invoiced, or to pay its invoice. */
export function owesAfterService(order: Omit<OrderSummary, 'moved_at'>): boolean {
  const left = order.one_time_cents + order.one_time_vat_cents - order.received_cents;
  return order.state === 'in-service' && paysAfterService(order) && left > 0;
}

/** What the name of a client is called: « Organisme » for a public body. */
export function clientLabel(order: Pick<OrderRow, 'public_body' | 'siret'>): string {
  return paysAfterService(order) ? 'Organisme' : 'Entreprise';
}

/**
 * What the office has to check before an order leaves for which nothing is paid in advance; `undefined` for any other.
 * Anybody can say that they are a public body, type the SIRET of one, and a number.
 */
export function claimToCheck(order: OrderRow): string | undefined {
  const isHere = orderStates.indexOf(order.state) < orderStates.indexOf('shipped');
  if (!paysAfterService(order) || !isHere) return undefined;
  const contradiction = isPublicBody(order.siret)
    ? ''
    : 'Le client se dit organisme public, mais son SIRET est celui d’une entreprise ou d’une association. ';
  return `${contradiction}Rien n’est payé d’avance, et personne n’a vérifié de qui vient la commande\u00a0: avant d’expédier, appelez l’organisme à un numéro que vous trouvez vous-même, pas à celui de la commande.`;
}

/** Whether a client paid more than what is due, so that the provider has to return some. */
export function isOverpaid(order: OrderRow): boolean {
  const { dueCents, receivedCents } = statusOf(order);
  return receivedCents > dueCents;
}
