import { portabilityTexts } from '#content/portability-texts.ts';
import { formatDay } from '#domain/calendar.ts';
import { operatorRefusalMessages } from '#domain/portability/port-life.ts';
import { maskRange } from '#domain/portability/ported-number.ts';
import { type ClientMail, clientMail, type MailSettings, noticeMail } from '#service/mail/new-mail.ts';
import { numbersAfterCancellation } from '#service/orders/mails/letter-texts.ts';
import { countIn, countUnported } from '#service/orders/stored/ported-numbers.ts';
import { formQuery } from '#service/service.ts';
import type { Mail, OrderRow, PortRow } from '#service/storage/rows.ts';
import { isToStop } from './describe-port.ts';
import { lineOf } from './dossier.ts';

/** A number that was moved, among those of its order as they are now. */
interface MovedPort {
  readonly before: PortRow;
  readonly moved: PortRow;
  readonly ports: readonly PortRow[];
  /** A new address of the order, if the service knows its public address. */
  readonly token: string | undefined;
}

/** The mail about a moved number (it shows only the last digits); `undefined` if it is asked for, or no longer is. */
export function composePortMail(order: OrderRow, port: MovedPort, service: MailSettings): Mail | undefined {
  const content = contentOf(order, port);
  if (content === undefined) return undefined;
  return clientMail(order, service, {
    ...content,
    subject: `${service.company.brand}\u00a0: ${content.subject}, commande ${order.reference}`,
    token: port.token,
  });
}

/** The notice to the provider that the mandate was accepted for these numbers. */
export function composeDossierMail(order: OrderRow, accepted: readonly PortRow[], service: MailSettings): Mail {
  const { reference } = order;
  const numbers = accepted.length > 1 ? `${accepted.length} demandes` : 'une demande';
  return noticeMail(order, service, {
    subject: `Commande ${reference}\u00a0: numéros à transférer`,
    blocks: [
      `Le client a accepté le mandat de transfert des numéros complets de la commande ${reference}${order.is_test === 1 ? ' (essai)' : ''}.`,
      `Il y a ${numbers} à faire à l’opérateur actuel.`,
    ],
  });
}

function contentOf(order: OrderRow, { before, moved, ports }: MovedPort): Omit<ClientMail, 'token'> | undefined {
  const mistake = `Notre dernier message sur le numéro ${nameOf(before)} était une erreur de notre part.`;
  switch (moved.state) {
    case 'refused':
      return {
        kind: 'client-port-refused',
        subject: 'un numéro à corriger',
        blocks: [
          `L’opérateur actuel refuse de transférer le numéro ${nameOf(moved)}.`,
          ...(moved.refusal === null ? [] : [operatorRefusalMessages[moved.refusal]]),
          portabilityTexts.keepLines,
        ],
        link: 'Corriger ce numéro',
        part: formQuery(`numeros/${moved.place}`, `numero-${moved.place}`),
      };
    case 'ported':
      return {
        kind: 'client-ported',
        subject: 'un numéro est transféré',
        blocks: portedText(order, moved, ports),
      };
    case 'complete':
      if (before.state !== 'sent')
        return {
          kind: 'client-port-corrected',
          subject: 'un numéro corrigé, mandat à accepter',
          blocks: [
            `Nous avons corrigé pour vous le numéro ${nameOf(moved)}.`,
            'Relisez-le sur la page de votre commande, puis acceptez-y le mandat de transfert\u00a0: nous faisons alors la demande à l’opérateur.',
            portabilityTexts.keepLines,
          ],
          link: 'Relire vos numéros',
          part: '#numeros',
        };
      if (!isToStop(order.state, before)) return undefined;
      return {
        kind: 'client-port-undone',
        subject: 'un numéro reste chez son opérateur',
        blocks: [`Le numéro ${nameOf(before)} n’est pas transféré\u00a0: la demande à son opérateur est arrêtée.`],
      };
    default:
      if (before.state === 'complete') return undefined;
      if (before.state === 'sent')
        return {
          kind: 'client-port-planned',
          subject: 'le jour prévu pour un numéro',
          blocks: [
            moved.ported_on === null
              ? `L’opérateur actuel n’a plus de jour prévu pour transférer le numéro ${nameOf(moved)}.`
              : `L’opérateur actuel prévoit de transférer le numéro ${nameOf(moved)} le ${formatDay(moved.ported_on)}. Il peut encore changer ce jour.`,
            portabilityTexts.keepLines,
          ],
        };
      return {
        kind: 'client-port-undone',
        subject: 'une rectification sur un numéro',
        blocks:
          order.state === 'cancelled'
            ? [mistake, ...numbersAfterCancellation(ports)]
            : [`${mistake} Nous suivons la demande et vous prévenons.`, portabilityTexts.keepLines],
      };
  }
}

function portedText(order: OrderRow, port: PortRow, ports: readonly PortRow[]): string[] {
  const unported = countUnported(order, ports);
  const day = port.ported_on === null ? '' : ` depuis le ${formatDay(port.ported_on)}`;
  if (order.state === 'cancelled')
    return [`Le numéro ${nameOf(port)} est transféré chez nous${day}.`, ...numbersAfterCancellation(ports)];
  return [
    `Le numéro ${nameOf(port)} est transféré${day}\u00a0: ses appels passent par votre nouvelle téléphonie.`,
    unported > 0
      ? `Il en reste ${unported} à transférer. ${portabilityTexts.keepLines}`
      : countIn(ports) === 1
        ? 'Le transfert a mis fin à l’ancienne ligne.'
        : 'C’était le dernier\u00a0: tous vos numéros sont transférés.',
  ];
}

/** « 2 de votre commande (•• •• •• •• 34) » */
function nameOf(port: PortRow): string {
  return `${port.place} de votre commande (${maskRange(lineOf(port))})`;
}
