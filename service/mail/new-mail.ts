import { companyPhone } from '#domain/company.ts';
import type { Service } from '#service/service.ts';
import type { Mail } from '#service/storage/rows.ts';
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

/** The text of a mail to a client: greeting, its own lines, whom to ask, signature. */
export function clientLetter(lines: readonly string[], company: Service['company']): string {
  const question = `Une question\u202f? Répondez à ce message ou appelez le ${companyPhone(company)}.`;
  return ['Bonjour,', '', ...lines, '', question, '', company.brand].join('\n');
}

/** A mail about an order, due at once. */
export function newMail(
  { name, kind, reference, recipient, subject, body }: MailContent,
  service: Pick<Service, 'company' | 'config' | 'clock'>,
): Mail {
  const domain = mailAddresses(service).from.split('@').at(-1) ?? 'localhost';
  const now = service.clock().getTime();
  return {
    id: `${name}@${domain}`,
    kind,
    order_reference: reference,
    recipient,
    subject,
    body,
    created_at: now,
    next_attempt_at: now,
    attempts: 0,
    sent_at: null,
    given_up_at: null,
    last_error: null,
  };
}
