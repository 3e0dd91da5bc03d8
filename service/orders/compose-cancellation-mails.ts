import { companyPhone } from '#domain/company.ts';
import { formatEuros } from '#domain/money.ts';
import { formatPhone } from '#domain/order/phone-number.ts';
import { clientMail, type MailSettings, noticeMail } from '#service/mail/new-mail.ts';
import type { Mail, OrderRow } from '#service/storage/rows.ts';
import { keptAfterCancellation } from './letter-texts.ts';
import { clientLabel, standingOf } from './order-standing.ts';

/** The mails of an order that its client cancels: the confirmation to the client, the notice to the provider. */
export function composeCancellationMails(order: OrderRow, service: MailSettings): readonly Mail[] {
  const { reference } = order;
  const { dueCents, paysAfterService } = standingOf(order);
  const isDue = dueCents > 0 && !paysAfterService;
  return [
    clientMail(order, service, {
      kind: 'client-cancellation',
      subject: `${service.company.brand}\u00a0: votre commande ${reference} est annulée`,
      token: order.token,
      blocks: [
        `Vous avez annulé votre commande ${reference}. Elle ne vous engage plus, et rien n’est dû.`,
        keptAfterCancellation,
        ...(isDue ? ['Un virement est déjà parti\u202f? Répondez à ce message\u00a0: nous vous le rendons.'] : []),
      ],
      ending: `Vous n’avez rien annulé\u202f? Appelez-nous aussitôt au ${companyPhone(service.company)}.`,
    }),
    noticeMail(order, service, {
      name: 'provider-cancellation',
      subject: `Commande ${reference} annulée par le client`,
      blocks: [
        {
          title: `Commande ${reference} annulée par le client${order.is_test === 1 ? ' (essai)' : ''}\u00a0: ne préparez rien.`,
          rows: [
            [clientLabel(order), order.company],
            ['Contact', `${order.name}, ${formatPhone(order.phone)}, ${order.email}`],
            ['Montant à la commande', `${formatEuros(dueCents)} TTC, rien n’était reçu`],
          ],
        },
      ],
    }),
  ];
}
