import { formatDay } from '#domain/calendar.ts';
import { formatEuros } from '#domain/money.ts';
import { awaitsPayment, type OrderTask, stateRules } from '#domain/order/life/order-life.ts';
import { paymentDay } from '#domain/order/life/order-words.ts';
import { dueOf, owesAfterService, paysAfterService } from '#service/orders/stored/order-status.ts';
import type { PortRow, SummaryRow } from '#service/storage/rows.ts';

/** Whether a confirmed order only waits to be validated: nothing is to be paid for it. */
function isFree(order: SummaryRow): boolean {
  return order.state === 'confirmed' && dueOf(order) === 0 && !paysAfterService(order);
}

/** What somebody of the desk does next for an order; `undefined` if nothing waits. */
export function taskOf(order: SummaryRow): OrderTask | undefined {
  if (isFree(order)) return 'preparation';
  return owesAfterService(order) ? 'payment' : stateRules[order.state].task;
}

/** What an order waits for, in words, as the home of the desk says it. */
export function awaitedWords(order: SummaryRow): string {
  const dueCents = dueOf(order);
  switch (order.state) {
    case 'confirmed':
      if (paysAfterService(order)) return 'bon de commande attendu';
      return isFree(order) ? 'rien à payer\u00a0: à valider' : `${formatEuros(dueCents)} TTC attendus`;
    case 'payment-differs':
      return order.received_cents < dueCents
        ? `il manque ${formatEuros(dueCents - order.received_cents)}`
        : `${formatEuros(order.received_cents - dueCents)} à rendre`;
    case 'in-service': {
      const left = `${formatEuros(dueCents - order.received_cents)} TTC`;
      return order.invoiced_on === null
        ? `facture de ${left} à déposer`
        : `${left} à payer au plus tard le ${formatDay(paymentDay(order.invoiced_on))}`;
    }
    case 'ready':
      if (dueCents === 0) return 'rien à payer';
      return order.received_cents > 0 ? 'payée' : 'sans paiement d’avance';
    default:
      return stateRules[order.state].name;
  }
}

/** What an order still waits for before anything is done for it; empty once it is paid or has its purchase order. */
export function unpaidWords(order: SummaryRow): string {
  return awaitsPayment(order.state) ? awaitedWords(order) : '';
}

/** « un numéro », « 3 numéros »: a range is asked for at once. */
export function countNumbers({ length }: readonly PortRow[]): string {
  return length === 1 ? 'un numéro' : `${length} numéros`;
}
