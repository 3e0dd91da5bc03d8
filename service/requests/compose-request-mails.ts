import { formatDay, parisDay } from '#domain/calendar.ts';
import { capitalised } from '#domain/typed-text.ts';
import { requestAddress } from '#service/desk-addresses.ts';
import { mailAddresses } from '#service/mail/mail-addresses.ts';
import type { MailBlock } from '#service/mail/mail-blocks.ts';
import { clientMail, type MailSettings, newMail } from '#service/mail/new-mail.ts';
import { providerNotice } from '#service/storage/rows/outbox-rows.ts';
import type { Mail, RequestRow } from '#service/storage/rows.ts';
import { describeTermination } from './new-request.ts';
import type { Termination } from './read-request.ts';

/** The acknowledgement and the notice of a request, without the visitor's words: the address may be somebody else's. */
export function composeOfferMails(request: RequestRow, service: MailSettings): Mail[] {
  return composeMails(request, service, 'demande d’offre', [
    `Nous avons bien reçu votre demande d’offre ${request.reference}, le ${receivedOn(request)}. Merci.`,
    `Nous l’étudions, puis nous vous répondons par e-mail${request.phone === '' ? '' : ' ou par téléphone'}.`,
  ]);
}

/** The acknowledgement of a termination with all it asks for, and the notice to the provider. */
export function composeTerminationMails(request: RequestRow, asked: Termination, service: MailSettings): Mail[] {
  return composeMails(request, service, 'demande de résiliation', [
    `Nous avons bien reçu votre demande de résiliation ${request.reference}, le ${receivedOn(request)}.`,
    { title: 'Ce que vous demandez', rows: describeTermination(asked) },
    ...afterTermination,
  ]);
}

/** What happens once a termination is asked for. */
export const afterTermination = [
  'Rien n’est coupé aujourd’hui. Nous retrouvons votre contrat, puis nous vous indiquons par e-mail à quelle date il prend fin et ce qui reste éventuellement dû.',
  'Vous gardez un numéro chez un autre opérateur\u202f? Laissez-le demander le transfert avant ce jour\u00a0: un numéro résilié trop tôt peut être perdu.',
] as const;

function composeMails(request: RequestRow, service: MailSettings, what: string, blocks: readonly MailBlock[]): Mail[] {
  const { reference, name, email, company, phone, content } = request;
  return [
    clientMail({ ...request, event_count: 0 }, service, {
      kind: 'client-request',
      name: 'client-request',
      subject: `${service.company.brand}\u00a0: votre ${what} ${reference}`,
      token: undefined,
      blocks,
    }),
    newMail(
      {
        name: `${reference}.${providerNotice}`,
        kind: providerNotice,
        reference,
        recipient: mailAddresses(service).provider,
        subject: `${capitalised(what)} ${reference}${request.is_test === 1 ? ' (essai)' : ''}`,
        blocks: [
          [company, name, phone, email].filter(Boolean).join(', '),
          { link: 'La demande au bureau', address: requestAddress(service.config, reference) },
          content.replaceAll(/^/gm, '> '),
        ],
      },
      service,
    ),
  ];
}

function receivedOn({ received_at }: RequestRow): string {
  return formatDay(parisDay(received_at));
}
