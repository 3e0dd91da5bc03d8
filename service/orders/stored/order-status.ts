import { type ParisDay, parisDay } from '#domain/calendar.ts';
import type { Cents } from '#domain/money.ts';
import { isPublicBody } from '#domain/order/client/siret.ts';
import { type OrderStatus, owedCents } from '#domain/order/life/move-order.ts';
import { type JournalEntry, stateBeforeCancel } from '#domain/order/life/order-journal.ts';
import { awaitsPayment, keepsState } from '#domain/order/life/order-life.ts';
import type { OrderRow, OrderSummary, SummaryRow } from '#service/storage/rows.ts';
import { isVirtual } from './ordered-articles.ts';

/** Where a stored order is in its life. Only with its journal can its cancellation be undone. */
export function statusOf(order: OrderRow, journal: readonly JournalEntry[] = []): OrderStatus {
  const beforeCancel = stateBeforeCancel(journal, dueOf(order));
  return {
    state: order.state,
    dueCents: dueOf(order),
    receivedCents: order.received_cents,
    paysAfterService: paysAfterService(order),
    ...(isVirtual(order) && { isVirtual: true }),
    ...(beforeCancel && { beforeCancel }),
    ...(order.invoiced_on && { invoicedOn: order.invoiced_on }),
  };
}

/** What is paid once, VAT included, in cents. */
export function dueOf(order: Pick<OrderRow, 'one_time_cents' | 'one_time_vat_cents'>): Cents {
  return order.one_time_cents + order.one_time_vat_cents;
}

/** What a client has to pay now, in cents; negative for what is to be returned to them. */
export function owedFor(order: SummaryRow): Cents {
  const { state, received_cents: receivedCents } = order;
  return owedCents({ state, dueCents: dueOf(order), receivedCents, paysAfterService: paysAfterService(order) });
}

/** What a client still has to transfer for an order, even if it has left; 0 for a public body, which has an invoice. */
export function leftToTransfer(order: SummaryRow): Cents {
  return paysAfterService(order) ? 0 : Math.max(0, owedFor(order));
}

/** What a client still has to transfer before the order is prepared; 0 in any other state. Reminders are about it. */
export function leftToPay(order: SummaryRow): Cents {
  return awaitsPayment(order.state) ? leftToTransfer(order) : 0;
}

/** Whether an order is a public body's: as its client said, otherwise by the SIRET. */
export function paysAfterService({ public_body, siret }: Pick<OrderRow, 'public_body' | 'siret'>): boolean {
  return public_body === null ? isPublicBody(siret) : public_body === 1;
}

/** Whether a public body has still to be invoiced, or to pay its invoice. */
export function owesAfterService(order: SummaryRow): boolean {
  return paysAfterService(order) && owedFor(order) > 0;
}

/** Whether a public body’s invoice is still to be deposited, which may have paid already. */
export function isToInvoice(order: SummaryRow): boolean {
  return order.state === 'in-service' && order.invoiced_on === null && paysAfterService(order) && dueOf(order) > 0;
}

export type OrderInstant = 'received_at' | 'confirmed_at' | 'paid_at' | 'in_service_at' | 'cancelled_at';

/** The day of an event, empty if there was none; of a whole payment that of its last transfer, as in the file of receipts. */
export function eventDay<Instant extends OrderInstant>(
  order: Pick<OrderSummary, Instant | 'paid_on'>,
  instant: Instant,
  dayOf: (at: number) => ParisDay = parisDay,
): ParisDay | '' {
  const { [instant]: at, paid_on } = order;
  if (at === null) return '';
  return instant === 'paid_at' && paid_on !== null ? paid_on : dayOf(at);
}

/** What the name of a client is called: « Organisme » for a public body. */
export function clientLabel(order: Pick<OrderRow, 'public_body' | 'siret'>): string {
  return paysAfterService(order) ? 'Organisme' : 'Entreprise';
}

/**
 * What to check before an order leaves that isn't paid in advance, as anybody can say that they are a public body;
 * `undefined` for any other.
 */
export function claimToCheck(order: OrderRow): string | undefined {
  if (!paysAfterService(order) || keepsState(order.state)) return undefined;
  const contradiction = isPublicBody(order.siret)
    ? ''
    : 'Le client se dit organisme public, mais son SIRET est celui d’une entreprise ou d’une association. ';
  return `${contradiction}Rien n’est payé d’avance, et personne n’a vérifié de qui vient la commande\u00a0: avant d’expédier, appelez l’organisme à un numéro que vous trouvez vous-même, pas à celui de la commande.`;
}

/** Whether a client paid more than what is due, so that the provider has to return some. */
export function isOverpaid(order: OrderRow): boolean {
  return order.received_cents > dueOf(order);
}
