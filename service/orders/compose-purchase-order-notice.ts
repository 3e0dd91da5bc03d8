import { deskLink } from '#service/mail/desk-link.ts';
import { mailAddresses } from '#service/mail/mail-addresses.ts';
import { newMail } from '#service/mail/new-mail.ts';
import type { Service } from '#service/service.ts';
import type { Mail, OrderRow } from '#service/storage/rows.ts';
import { claimToCheck } from './order-standing.ts';

/** The notice to the provider that a public body sent its purchase order. Its number is in the journal. */
export function composePurchaseOrderNotice(
  order: OrderRow,
  service: Pick<Service, 'company' | 'config' | 'clock'>,
): Mail {
  const { reference, company, event_count, is_test: isTest } = order;
  const claim = claimToCheck(order);
  return newMail(
    {
      // A number that the office took back is followed by another one.
      name: `${reference}.purchase-order.${event_count + 1}`,
      kind: 'provider-notice',
      reference,
      recipient: mailAddresses(service).provider,
      subject: `Bon de commande reçu pour ${reference}`,
      body: [
        `${company} a envoyé son bon de commande pour ${reference}${isTest === 1 ? ' (essai)' : ''}.`,
        'La commande est à préparer. Le numéro est dans son journal.',
        ...(claim === undefined ? [] : [claim]),
        ...deskLink(service.config, reference),
      ].join('\n'),
    },
    service,
  );
}
