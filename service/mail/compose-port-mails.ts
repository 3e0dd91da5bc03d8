import { portabilityTexts } from '#content/portability-texts.ts';
import { formatDay } from '#domain/calendar.ts';
import { operatorRefusalMessages } from '#domain/portability/port-life.ts';
import { maskNumber } from '#domain/portability/ported-number.ts';
import { countUnported } from '#service/portability/dossier.ts';
import { orderAddress, type Service } from '#service/service.ts';
import type { Mail, OrderRow, PortRow } from '#service/storage/storage.ts';
import { deskLink } from './desk-link.ts';
import { mailAddresses } from './mail-addresses.ts';
import { clientLetter, newMail } from './new-mail.ts';

type MailSettings = Pick<Service, 'company' | 'config' | 'clock'>;

/**
 * The mail to the client about a number that its operator refused, or that was ported. It holds nothing that was typed
 * but the beginning of the number. `token` is a new address of the order, if the service knows its public address.
 */
export function composePortMail(
  order: OrderRow,
  port: PortRow,
  { ports, token }: { readonly ports: readonly PortRow[]; readonly token: string | undefined },
  service: MailSettings,
): Mail {
  const { company, config } = service;
  const { reference } = order;
  const address = token === undefined ? undefined : orderAddress(config, token);
  const isRefused = port.state === 'refused';
  const kind = isRefused ? 'client-port-refused' : 'client-ported';
  const subject = isRefused ? 'un numéro à corriger' : 'un numéro est porté';
  return newMail(
    {
      name: `${reference}.${kind}.${order.event_count + 1}`,
      kind,
      reference,
      recipient: order.email,
      subject: `${company.brand}\u00a0: ${subject}, commande ${reference}`,
      body: clientLetter(
        [
          ...(isRefused ? refusedText(port) : portedText(port, countUnported(order, ports))),
          ...(address === undefined
            ? []
            : ['', `${isRefused ? 'Corrigez-le ici' : 'Votre commande en ligne'}\u00a0: ${address}`]),
        ],
        company,
      ),
    },
    service,
  );
}

/** The notice to the provider that every number of an order is complete, and the mandate accepted for `accepted`. */
export function composeDossierMail(order: OrderRow, accepted: readonly PortRow[], service: MailSettings): Mail {
  const { reference } = order;
  const numbers = accepted.length > 1 ? `${accepted.length} demandes` : 'une demande';
  return newMail(
    {
      name: `${reference}.port-dossier.${order.event_count + 1}`,
      kind: 'provider-notice',
      reference,
      recipient: mailAddresses(service).provider,
      subject: `Commande ${reference}\u00a0: numéros à porter`,
      body: [
        `Le client a complété tous les numéros de la commande ${reference}${order.is_test === 1 ? ' (essai)' : ''} et accepté le mandat de portabilité.`,
        '',
        `Il y a ${numbers} à faire à l’opérateur actuel.`,
        ...deskLink(service.config, reference),
      ].join('\n'),
    },
    service,
  );
}

function refusedText(port: PortRow): string[] {
  return [
    `L’opérateur actuel refuse de porter le numéro ${nameOf(port)}.`,
    ...(port.refusal === null ? [] : [operatorRefusalMessages[port.refusal]]),
    '',
    portabilityTexts.keepLines,
  ];
}

function portedText(port: PortRow, unported: number): string[] {
  const day = port.ported_on === null ? '' : ` depuis le ${formatDay(port.ported_on)}`;
  return [
    `Le numéro ${nameOf(port)} est porté${day}\u00a0: ses appels passent par votre nouvelle téléphonie.`,
    '',
    unported > 0
      ? `D’autres numéros restent à porter. ${portabilityTexts.keepLines}`
      : 'C’était le dernier\u00a0: tous vos numéros sont portés.',
  ];
}

/** « 2 de votre commande (04 65 71 •• ••) » */
function nameOf({ place, number }: PortRow): string {
  return `${place} de votre commande (${maskNumber(number)})`;
}
