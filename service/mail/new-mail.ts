import { companyPhone } from '#domain/company.ts';
import { deskAddress } from '#service/desk-addresses.ts';
import type { Service } from '#service/service.ts';
import { providerNotice, unsent } from '#service/storage/outbox-rows.ts';
import type { Mail, OrderRow } from '#service/storage/rows.ts';
import { mailAddresses } from './mail-addresses.ts';

/** Each kind of mail, and who can cause it: the daily limit of a mailbox counts what strangers can. */
const causes = {
  'client-confirmation': 'anybody',
  'client-cancellation': 'anybody',
  'client-purchase-order': 'anybody',
  'client-order-reminder': 'anybody',
  'order-link': 'anybody',
  'provider-notice': 'anybody',
  'client-order-moved': 'provider',
  'client-port-refused': 'provider',
  'client-port-corrected': 'provider',
  'client-ported': 'provider',
  'client-port-undone': 'provider',
} as const;

/** What a mail is: it decides the attachments, and whether the daily limit of its mailbox counts it. */
export type MailKind = keyof typeof causes;

/** Whether only the provider can cause a mail of this kind. */
export function isByProvider(kind: string): boolean {
  return causes[kind as MailKind] === 'provider';
}

interface MailContent {
  /** The first part of the mail's id, which makes a second one of the same name the same mail. */
  readonly name: string;
  readonly kind: MailKind;
  readonly reference: string;
  readonly recipient: string;
  readonly subject: string;
  readonly body: string;
}

/** What every mail depends on. */
export type MailSettings = Pick<Service, 'company' | 'config' | 'clock'>;

/** The lines of a mail to a client: greeting, its own lines, whom to ask, signature. */
export function clientLetter(lines: readonly string[], company: Service['company']): string[] {
  const question = `Une question\u202f? Répondez à ce message ou appelez le ${companyPhone(company)}.`;
  return ['Bonjour,', '', ...lines, '', question, '', company.brand];
}

interface OrderMail {
  readonly kind: MailKind;
  /** Its part of the mail's id, if it isn't the kind. */
  readonly name?: string;
  readonly subject: string;
  readonly lines: readonly string[];
}

/** A mail about an order: to its client or, as a notice, to the provider, with the order's page at the desk. */
export function orderMail(
  { reference, email }: Pick<OrderRow, 'reference' | 'email'>,
  service: MailSettings,
  { kind, name = kind, subject, lines }: OrderMail,
): Mail {
  const isNotice = kind === providerNotice;
  const desk = isNotice ? deskAddress(service.config, reference) : undefined;
  const link = desk === undefined ? [] : ['', `La commande au bureau\u00a0: ${desk}`];
  const recipient = isNotice ? mailAddresses(service).provider : email;
  const body = [...lines, ...link].join('\n');
  return newMail({ name: `${reference}.${name}`, kind, reference, recipient, subject, body }, service);
}

/** A mail, due at once. */
export function newMail({ name, kind, reference, recipient, subject, body }: MailContent, service: MailSettings): Mail {
  const domain = mailAddresses(service).from.split('@').at(-1) ?? 'localhost';
  return {
    id: `${name}@${domain}`,
    kind,
    order_reference: reference,
    recipient,
    subject,
    body,
    ...unsent(service.clock().getTime()),
  };
}
