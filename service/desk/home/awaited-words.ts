import { formatDay } from '#domain/calendar.ts';
import { formatEuros } from '#domain/money.ts';
import { awaitsPayment, type OrderTask, stateRules } from '#domain/order/life/order-life.ts';
import { paymentDay } from '#domain/order/life/order-words.ts';
import {
  dueOf,
  isToInvoice,
  owedFor,
  owesAfterService,
  paysAfterService,
} from '#service/orders/stored/order-status.ts';
import type { PortRow, SummaryRow } from '#service/storage/rows.ts';

/** Whether a confirmed order only waits to be validated: nothing is to be paid for it. */
function isFree(order: SummaryRow): boolean {
  return order.state === 'confirmed' && dueOf(order) === 0 && !paysAfterService(order);
}

/** What somebody of the desk does next for an order, and about its money; nothing if nothing waits. */
export function tasksOf(order: SummaryRow): OrderTask[] {
  if (isFree(order)) return ['preparation'];
  const { task } = stateRules[order.state];
  const others = task === undefined || task === 'payment' ? [] : [task];
  return owedFor(order) !== 0 || task === 'payment' || isToInvoice(order) ? ['payment', ...others] : others;
}

/** What an order waits for, in words, as the home of the desk says it of this task. */
export function awaitedWords(order: SummaryRow, task = tasksOf(order)[0]): string {
  const due = formatEuros(dueOf(order));
  if (isFree(order)) return 'rien à payer\u00a0: à valider';
  if (order.state === 'confirmed') return paysAfterService(order) ? 'bon de commande attendu' : `${due} TTC attendus`;
  if (order.state === 'ready') {
    if (dueOf(order) === 0) return 'rien à payer';
    return order.received_cents > 0 ? 'payée' : 'sans paiement d’avance';
  }
  if (task !== 'payment') return stateRules[order.state].name;
  const left = dueOf(order) - order.received_cents;
  if (left >= 0 && isToInvoice(order)) return `facture de ${due} TTC à déposer`;
  if (order.invoiced_on !== null && owesAfterService(order))
    return `${formatEuros(left)} TTC à payer au plus tard le ${formatDay(paymentDay(order.invoiced_on))}`;
  const owed = order.state === 'payment-differs' ? left : owedFor(order);
  return owed > 0 ? `il manque ${formatEuros(owed)}` : `${formatEuros(-owed)} à rendre`;
}

/** What an order still waits for before anything is done for it; empty once it is paid or has its purchase order. */
export function unpaidWords(order: SummaryRow): string {
  return awaitsPayment(order.state) ? awaitedWords(order) : '';
}

/** « un numéro », « 3 numéros »: a range is asked for at once. */
export function numberWords({ length }: readonly PortRow[]): string {
  return length === 1 ? 'un numéro' : `${length} numéros`;
}
