import { parisDay } from '#domain/calendar.ts';
import { clientMail, type MailSettings, ofDesk } from '#service/mail/new-mail.ts';
import { fullViewDays } from '#service/orders/stored/order-view.ts';
import type { OrderRow } from '#service/storage/rows.ts';

/** What is said of a new address that closes those before it. */
export const closesOthers = 'Ce lien remplace tous les précédents, qui sont fermés.';

/** The mail with a new address, one a day or for each `renewedAt` (milliseconds); `undefined` without a mail server. */
export function composeLinkMail(order: OrderRow, token: string, service: MailSettings, renewedAt?: number) {
  const { company, config } = service;
  if (config.smtpUrl === undefined) return undefined;
  const { reference, state } = order;
  const shown =
    state === 'received'
      ? 'Confirmez-y votre commande\u00a0: rien n’est commandé avant.'
      : `Il ouvre la page entière pendant ${fullViewDays}\u00a0jours.`;
  return clientMail(order, service, {
    kind: renewedAt === undefined ? 'order-link' : ofDesk('order-link'),
    name: `order-link.${renewedAt ?? parisDay(service.clock())}`,
    subject: `${company.brand}\u00a0: votre commande ${reference}`,
    token,
    blocks: [
      `Voici le nouveau lien de votre commande ${reference}. ${shown}`,
      renewedAt === undefined
        ? 'Vous ne l’avez pas demandé\u202f? Ignorez ce message\u00a0: personne d’autre n’a reçu ce lien.'
        : closesOthers,
    ],
  });
}
