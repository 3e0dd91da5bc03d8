import { companyPhone } from '#domain/company.ts';
import { deskAddress } from '#service/desk-addresses.ts';
import type { Service } from '#service/service.ts';
import { providerNotice, unsent, visitorKinds } from '#service/storage/outbox-rows.ts';
import type { Mail, OrderRow } from '#service/storage/rows.ts';
import { mailAddresses } from './mail-addresses.ts';

type VisitorKind = (typeof visitorKinds)[number];
const deskEnd = '.desk';

/** What a mail is: it decides the attachments, and whether limits hold for it. */
export type MailKind =
  | VisitorKind
  | `${VisitorKind}${typeof deskEnd}`
  | typeof providerNotice
  | 'client-order-moved'
  | 'client-port-refused'
  | 'client-port-corrected'
  | 'client-ported'
  | 'client-port-undone';

/** Whether visitors can cause a mail of this kind. */
export function isByVisitor(kind: string): boolean {
  return visitorKinds.some((known) => known === kind);
}

/** The kind of such a mail where the desk causes it, so that no limit holds for it. */
export function ofDesk<Kind extends string>(kind: Kind): Kind | `${Kind}${typeof deskEnd}` {
  return isByVisitor(kind) ? `${kind}${deskEnd}` : kind;
}

/** A kind, whoever caused the mail. */
export function plainKind(kind: string): string {
  return kind.endsWith(deskEnd) ? kind.slice(0, -deskEnd.length) : kind;
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
