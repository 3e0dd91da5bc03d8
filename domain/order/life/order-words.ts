import { addDays, formatDay, type ParisDay } from '#domain/calendar.ts';
import { type Cents, formatEuros } from '#domain/money.ts';
import type { MoveRefusal, OrderStatus } from '#domain/order/life/move-order.ts';
import { isMoveKind, type JournalEntry, otherEntries } from '#domain/order/life/order-journal.ts';
import { moveRules, type OrderState, stateRules } from '#domain/order/life/order-life.ts';

const noteNames = {
  'purchase-order-number': 'le numéro du bon de commande',
  tracking: 'le transporteur et le numéro de suivi',
  reason: 'la raison',
} as const;

/** What an entry of the journal says: « Paiement reçu : 3 000,00 € ». */
export function describeEntry({ kind, cents, note }: Pick<JournalEntry, 'kind' | 'cents' | 'note'>): string {
  if (cents === 0) return 'Commande validée, rien à payer';
  const name = (cents ?? 0) < 0 ? 'Somme rendue ou rectifiée' : nameOf(kind);
  const amount = cents === null ? '' : `\u00a0: ${formatEuros(Math.abs(cents))}`;
  return `${name}${amount}${note === '' ? '' : ` (${note})`}`;
}

function nameOf(kind: JournalEntry['kind']): string {
  return isMoveKind(kind) ? moveRules[kind].entry : otherEntries[kind];
}

/** What was received of the amount due, if they differ: « reçu : 3 000,00 € sur 3 494,40 € ». */
export function describePayment({ receivedCents, dueCents }: Pick<OrderStatus, 'receivedCents' | 'dueCents'>): string {
  return `reçu\u00a0: ${formatEuros(receivedCents)} sur ${formatEuros(dueCents)}`;
}

/** The balance of an order for the provider: « reçu : 3 000,00 € sur 3 494,40 € TTC, il manque 494,40 € ». */
export function describeBalance(orderStatus: Pick<OrderStatus, 'state' | 'receivedCents' | 'dueCents'>): string {
  if (orderStatus.state === 'cancelled') return `reçu\u00a0: ${formatEuros(orderStatus.receivedCents)} TTC, à rendre`;
  const left = orderStatus.dueCents - orderStatus.receivedCents;
  const rest = left > 0 ? `, il manque ${formatEuros(left)}` : left < 0 ? `, ${formatEuros(-left)} à rendre` : '';
  return `${describePayment(orderStatus)} TTC${rest}`;
}

/** The day by which a public body pays an invoice: thirty days after its own (article R. 2192-10 of the procurement code). */
export function paymentDay(invoicedOn: ParisDay): ParisDay {
  return addDays(invoicedOn, 30);
}

/** What follows « facture »: « du 1er décembre 2026, à payer au plus tard le 31 décembre 2026 ». */
export function describeInvoice(invoicedOn: ParisDay): string {
  return `du ${formatDay(invoicedOn)}, à payer au plus tard le ${formatDay(paymentDay(invoicedOn))}`;
}

/** What a client whose payment differs has to do: « Il reste 494,40 € à payer. » */
export function describePaymentDifference(left: Cents): string {
  return left > 0
    ? `Il reste ${formatEuros(left)} à payer.`
    : `Vous n’avez rien à faire\u00a0: nous vous rendons ${formatEuros(-left)}.`;
}

/** Why an order isn't changed, and what to do instead. */
export function moveRefusalMessage(state: OrderState, refusal: MoveRefusal): string {
  switch (refusal.reason) {
    case 'wrong-state':
      return refusal.allowed.length === 0
        ? 'Seul le fournisseur peut le faire'
        : `La commande est ${stateRules[state].name}\u202f; il faudrait qu’elle soit ${refusal.allowed.map((allowed) => stateRules[allowed].name).join(' ou ')}`;
    case 'note-missing':
      return `Indiquez ${noteNames[refusal.note]}`;
    case 'pays-after-service':
      return 'Un organisme public paie sur facture, une fois le service fait\u00a0: enregistrez son bon de commande';
    case 'pays-before-service':
      return 'Seul un organisme public commande par bon de commande, sans payer d’avance\u202f; le client a commandé pour une entreprise ou une association';
    case 'no-amount':
      return 'Indiquez le montant en euros, par exemple 494,40';
    case 'cancelled-by-client':
      return 'Le client a annulé sa commande lui-même\u00a0: il peut en passer une nouvelle sur le site';
    case 'not-invoiced':
      return 'Aucune facture n’est notée pour cette commande';
    case 'money-received':
      return `Rendez d’abord ${sum(refusal.receivedCents)} et enregistrez-le\u00a0: une commande n’est annulée qu’une fois remboursée`;
    case 'returns-too-much':
      return `Vous ne pouvez pas rendre plus que ${sum(refusal.receivedCents)}`;
  }
}

function sum(cents: Cents): string {
  return `les ${formatEuros(cents)} reçus`;
}
