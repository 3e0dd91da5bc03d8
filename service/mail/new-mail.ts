import { sellerIdentity } from '#documents/parts/seller-identity.ts';
import { companyPhone } from '#domain/company.ts';
import { deskAddress } from '#service/desk-addresses.ts';
import { orderAddress, type Service } from '#service/service.ts';
import { type deskLinkKind, providerNotice, unsent, visitorKinds } from '#service/storage/rows/outbox-rows.ts';
import type { Mail, OrderRow } from '#service/storage/rows.ts';
import { mailHtml } from './MailPage.tsx';
import { mailAddresses } from './mail-addresses.ts';
import { type MailBlock, mailText } from './mail-blocks.ts';

type VisitorKind = (typeof visitorKinds)[number];
const deskEnd = '.desk';

/** What a mail is: it decides the attachments, and whether limits hold for it. */
export type MailKind =
  | VisitorKind
  | `${VisitorKind}${typeof deskEnd}`
  | typeof providerNotice
  | 'client-order-moved'
  | 'client-correction'
  | 'client-setup-decided'
  | 'client-port-refused'
  | 'client-port-corrected'
  | 'client-ported'
  | 'client-port-planned'
  | 'client-port-undone'
  | typeof deskLinkKind;

/** Whether visitors can cause a mail of this kind. */
export function isByVisitor(kind: string): boolean {
  return visitorKinds.some((known) => known === kind);
}

/** Marks a kind of {@link visitorKinds} as caused by the desk, so that no sending limit holds for it. */
export function ofDesk<Kind extends string>(kind: Kind): Kind | `${Kind}${typeof deskEnd}` {
  return isByVisitor(kind) ? `${kind}${deskEnd}` : kind;
}

/** A kind, whoever caused the mail. */
export function plainKind(kind: string): string {
  return kind.endsWith(deskEnd) ? kind.slice(0, -deskEnd.length) : kind;
}

interface MailContent {
  /** The first part of the mail's id, which no two mails share. */
  readonly name: string;
  readonly kind: MailKind;
  readonly reference: string;
  readonly recipient: string;
  readonly subject: string;
  readonly blocks: readonly MailBlock[];
}

/** What every mail depends on. */
export type MailSettings = Pick<Service, 'company' | 'config' | 'clock'>;

export interface ClientMail extends Pick<MailContent, 'kind' | 'subject' | 'blocks'> {
  /** Its part of the mail's id, unless that is its kind with the number of the journal's entry that it tells of. */
  readonly name?: string;
  /** Of an address of the order; without one the mail has no link. */
  readonly token: string | undefined;
  readonly link?: string;
  /** The part of the order's page that the link opens. */
  readonly part?: string;
}

/** A mail to an order's client, with the link to the order's page after its first sentence. */
export function clientMail(
  { reference, email: recipient, event_count }: Pick<OrderRow, 'reference' | 'email' | 'event_count'>,
  service: MailSettings,
  { kind, name = `${kind}.${event_count + 1}`, subject, blocks: said, token, ...linked }: ClientMail,
): Mail {
  const { company, config } = service;
  const { link = 'Voir votre commande', part = '' } = linked;
  const [first = '', ...rest] = said;
  const links = token === undefined ? [] : [{ link, address: `${orderAddress(config, token)}${part}`, isMain: true }];
  const blocks = [
    'Bonjour,',
    first,
    ...links,
    ...rest,
    `Une question\u202f? Répondez à ce message ou appelez le ${companyPhone(company)}.`,
    [company.brand, ...sellerIdentity(company)].join('\n'),
  ];
  const mail = newMail({ name: `${reference}.${name}`, kind, reference, recipient, subject, blocks }, service);
  return { ...mail, html: mailHtml(company.brand, subject, blocks) };
}

/** A notice to the provider about an order, with its page at the desk; text only, as visitors may have typed it. */
export function noticeMail(
  { reference, event_count }: Pick<OrderRow, 'reference' | 'event_count'>,
  service: MailSettings,
  { subject, blocks }: Pick<MailContent, 'subject' | 'blocks'>,
): Mail {
  const name = `${reference}.${providerNotice}.${event_count + 1}`;
  const link = { link: 'La commande au bureau', address: deskAddress(service.config, reference) };
  const recipient = mailAddresses(service).provider;
  return newMail({ name, kind: providerNotice, reference, recipient, subject, blocks: [...blocks, link] }, service);
}

/** A mail of text, due at once. */
export function newMail(
  { name, kind, reference, recipient, subject, blocks }: MailContent,
  service: MailSettings,
): Mail {
  const domain = mailAddresses(service).from.split('@').at(-1) ?? 'localhost';
  return {
    id: `${name}@${domain}`,
    kind,
    order_reference: reference,
    recipient,
    subject,
    body: mailText(blocks),
    html: null,
    ...unsent(service.clock().getTime()),
  };
}
