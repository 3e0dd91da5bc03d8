import type { CompanyContent } from '#content/schemas/company.ts';
import { formatDay } from '#domain/calendar.ts';
import { formatEuros } from '#domain/money.ts';
import { leftOf } from '#domain/order/life/move-order.ts';
import { keepsState } from '#domain/order/life/order-life.ts';
import { describeInvoice, describePaymentDifference } from '#domain/order/life/order-words.ts';
import type { MailBlock } from '#service/mail/mail-blocks.ts';
import { statusOf } from '#service/orders/stored/order-status.ts';
import { articlesOf, billedCalls, isVirtual } from '#service/orders/stored/ordered-articles.ts';
import { countIn, countUnported } from '#service/orders/stored/ported-numbers.ts';
import { lacksAddress } from '#service/orders/stored/premises.ts';
import type { OrderChange, OrderRow, PortRow } from '#service/storage/rows.ts';
import { publicPayment, transferBlock } from './transfer-blocks.ts';

/** What is kept of a cancelled order, and why. */
export const keptAfterCancellation =
  'Nous en gardons la trace trois ans, pour pouvoir prouver qu’elle a été annulée, puis nous l’effaçons.';

/** What becomes of an order's numbers that were asked for, or are here already, once it is cancelled. */
export function numbersAfterCancellation(ports: readonly PortRow[]): string[] {
  return [
    ...(countIn(ports, 'sent') > 0
      ? ['Nous demandons à votre opérateur actuel d’arrêter le transfert déjà demandé. Ne résiliez rien.']
      : []),
    ...(countIn(ports, 'ported') > 0
      ? ['Pour ce qui est déjà transféré chez nous, nous vous appelons et convenons de la suite.']
      : []),
  ];
}

/** Of an order that was agreed on the phone or on paper, for which nothing was paid yet. */
export function acknowledgementText(order: OrderRow, ports: readonly PortRow[], company: CompanyContent): MailBlock[] {
  const { reference } = order;
  const { dueCents, paysAfterService } = statusOf(order);
  return [
    `Nous avons enregistré votre commande ${reference}, comme convenu avec vous. Merci de votre confiance.`,
    'Sa confirmation, son récapitulatif contractuel et les conditions générales de vente sont joints à ce message (PDF). Répondez-nous si quelque chose est inexact.',
    ...(paysAfterService ? publicPayment(false) : [transferBlock(dueCents, reference, company)]),
    ...(lacksAddress(order, articlesOf(order).sites ?? 1)
      ? ['Donnez-nous en réponse l’adresse de chaque site\u00a0: c’est là que les secours sont envoyés.']
      : []),
    ...(countUnported(order, ports) > 0
      ? ['Vous gardez des numéros\u00a0: ne résiliez rien, et complétez-les sur la page de votre commande.']
      : []),
  ];
}

/** What a payment or a return changed, and what is left to pay. */
export function paymentText(order: OrderRow, change: OrderChange, company: CompanyContent): MailBlock[] {
  const { reference } = order;
  const { received_cents: receivedCents, state, entry } = change;
  const { dueCents, paysAfterService } = statusOf(order);
  const cents = entry.cents ?? 0;
  const isCancelled = state === 'cancelled';
  const noted =
    cents < 0 ? `${formatEuros(-cents)} TTC rendus, ou comptés par erreur.` : `${formatEuros(cents)} TTC reçus. Merci.`;
  const left = leftOf({ state, dueCents, receivedCents });
  const isKept = keepsState(state);
  return [
    ...(cents === 0 ? [] : [`Noté pour votre commande ${reference}${isCancelled ? ' annulée' : ''}\u00a0: ${noted}`]),
    ...(receivedCents === 0 || isCancelled
      ? []
      : [`Reçu en tout\u00a0: ${formatEuros(receivedCents)} sur ${formatEuros(dueCents)} TTC.`]),
    ...(left === 0 || (paysAfterService && !isKept) ? [] : [describePaymentDifference(left)]),
    // Whoever gives up an order that they paid has the money back before it is cancelled.
    ...(left > 0 && cents < 0 && !paysAfterService && !isKept
      ? ['Vous avez renoncé à votre commande\u202f? Ne payez rien.']
      : []),
    ...(left > 0 && (cents > 0 || isKept) && !paysAfterService ? [transferBlock(left, reference, company)] : []),
    ...(left > 0 && isKept && paysAfterService && order.invoiced_on === null
      ? ['Attendez pour cela la facture, sur Chorus Pro.']
      : []),
    ...(left === 0 && state === 'ready'
      ? [`Nous préparons votre commande ${reference}, et vous écrivons quand ${leaving(order)}.`]
      : []),
  ];
}

/** What differs of the payment of an order that comes back from its shipment or cancellation, and how to pay it. */
export function leftText(order: OrderRow, company: CompanyContent): MailBlock[] {
  const { dueCents, receivedCents } = statusOf(order);
  const left = dueCents - receivedCents;
  const transfer = left > 0 ? [transferBlock(left, order.reference, company)] : [];
  return [describePaymentDifference(left), ...transfer];
}

/** The invoice of a public body, with the day by which it is paid. */
export function invoiceText(order: OrderRow, { invoiced_on }: OrderChange): MailBlock[] {
  const { dueCents, receivedCents } = statusOf(order);
  const day = invoiced_on ?? '';
  const left = dueCents - receivedCents;
  const words = left > 0 ? describeInvoice(day) : `du ${formatDay(day)}, déjà payée`;
  return [
    `La facture de votre commande ${order.reference} est déposée sur Chorus Pro\u00a0: ${formatEuros(dueCents)} TTC, facture ${words}.`,
    ...(receivedCents === 0 || left === 0 ? [] : [describePaymentDifference(left)]),
  ];
}

/** When the next mail is sent: « vous écrivons quand elle part »; of a virtual order when its accesses are sent. */
export function leaving(order: OrderRow): string {
  return isVirtual(order) ? 'vos accès sont envoyés' : 'elle part';
}

/** What is paid each month, and how; for a public body also what it pays once, since it does so after the service. */
export function monthlyText(order: OrderRow): string {
  const { dueCents, receivedCents, paysAfterService } = statusOf(order);
  const monthly = `${formatEuros(order.monthly_cents + order.monthly_vat_cents)} TTC par mois`;
  const left = dueCents - receivedCents;
  const once = left > 0 ? `${formatEuros(left)} TTC une fois, puis ` : '';
  return paysAfterService
    ? `Vous payez ${once}${monthly}, et ${billedCalls(order)}, sous 30\u00a0jours, sur facture déposée sur Chorus Pro.`
    : `Vous payez ${monthly}, et ${billedCalls(order)}, par prélèvement SEPA. Le mandat n’est pas encore signé\u202f? Signez-le sur la page de votre commande.`;
}

/** What the office wrote of a shipment, and the address with which it ends, if it does. */
export function readTracking(note: string): { readonly words: string; readonly address: string | undefined } {
  const [, words = note, address] = /^(.*?)[\s:]*(https?:\/\/\S+)$/.exec(note) ?? [];
  return { words, address };
}

/** The tracking of a shipment as a block of a mail: a link if it ends with an address. */
export function trackingBlock(note: string): MailBlock {
  const { words, address } = readTracking(note);
  const shipment = words === '' ? 'Suivre l’envoi' : `Envoi\u00a0: ${words}`;
  return address === undefined ? shipment : { link: shipment, address };
}
