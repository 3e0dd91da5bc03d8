import { parisDay } from '#domain/calendar.ts';
import { clientLetter, type MailSettings, orderMail } from '#service/mail/new-mail.ts';
import { orderAddress } from '#service/service.ts';
import type { Mail, OrderRow } from '#service/storage/rows.ts';
import { fullViewDays } from './order-view.ts';

/**
 * The mail that contains a new address of an order. Its id consists of the order's and the occasion's: for the same
 * occasion (a day, if none is given) it is the same mail. `undefined` if mail isn't configured, or if the service
 * doesn't know its own public address.
 */
export function composeLinkMail(
  order: OrderRow,
  token: string,
  service: MailSettings,
  occasion: string = parisDay(service.clock()),
): Mail | undefined {
  const { company, config } = service;
  const address = orderAddress(config, token);
  if (address === undefined || config.smtpUrl === undefined) return undefined;
  const { reference } = order;
  const lines = [
    `Voici le nouveau lien de votre commande ${reference}. Il ouvre la page entière pendant ${fullViewDays}\u00a0jours\u00a0:`,
    address,
    '',
    'Vous ne l’avez pas demandé\u202f? Ignorez ce message\u00a0: personne d’autre n’a reçu ce lien.',
  ];
  return orderMail(order, service, {
    kind: 'order-link',
    name: `order-link.${occasion}`,
    subject: `${company.brand}\u00a0: votre commande ${reference}`,
    lines: clientLetter(lines, company),
  });
}
