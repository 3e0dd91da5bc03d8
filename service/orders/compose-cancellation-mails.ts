import { companyPhone } from '#domain/company.ts';
import { formatEuros } from '#domain/money.ts';
import { formatPhone } from '#domain/order/phone-number.ts';
import { type MailSettings, orderMail } from '#service/mail/new-mail.ts';
import { orderAddress } from '#service/service.ts';
import type { Mail, OrderRow } from '#service/storage/rows.ts';
import { keptAfterCancellation } from './letter-texts.ts';
import { clientLabel, standingOf } from './order-standing.ts';

/** The mails of an order that its client cancels: the confirmation to the client, the notice to the provider. */
export function composeCancellationMails(order: OrderRow, service: MailSettings): readonly Mail[] {
  const { company, config } = service;
  const { reference } = order;
  const address = orderAddress(config, order.token);
  const toClient = [
    'Bonjour,',
    '',
    `Vous avez annulé votre commande ${reference}. Elle ne vous engage plus, et rien n’est dû.`,
    ...(standingOf(order).dueCents > 0 && !standingOf(order).paysAfterService
      ? ['Un virement est déjà parti\u202f? Répondez à ce message\u00a0: nous vous le rendons.']
      : []),
    keptAfterCancellation,
    ...(address === undefined ? [] : ['', `Votre commande en ligne\u00a0: ${address}`]),
    '',
    `Vous n’avez rien annulé\u202f? Appelez-nous aussitôt au ${companyPhone(company)}.`,
    '',
    company.brand,
  ];
  const toProvider = [
    `Commande ${reference} annulée par le client${order.is_test === 1 ? ' (essai)' : ''}\u00a0: ne préparez rien.`,
    '',
    `${clientLabel(order)}\u00a0: ${order.company}`,
    `Contact\u00a0: ${order.name}, ${formatPhone(order.phone)}, ${order.email}`,
    `Montant à la commande\u00a0: ${formatEuros(order.one_time_cents + order.one_time_vat_cents)} TTC, rien n’était reçu`,
  ];
  const subject = `${company.brand}\u00a0: votre commande ${reference} est annulée`;
  const notice = { name: 'provider-cancellation', subject: `Commande ${reference} annulée par le client` };
  return [
    orderMail(order, service, { kind: 'client-cancellation', subject, lines: toClient }),
    orderMail(order, service, { kind: 'provider-notice', ...notice, lines: toProvider }),
  ];
}
