import type { Attachment } from '#service/mail/mailer.ts';
import { type MailKind, plainKind } from '#service/mail/new-mail.ts';
import type { Service } from '#service/service.ts';
import { providerNotice } from '#service/storage/outbox-rows.ts';
import type { Mail } from '#service/storage/rows.ts';
import { documentKindsOf } from './order-documents.ts';
import { keptFile } from './order-file.ts';

const acknowledgement: MailKind = 'client-confirmation';

/** Attaches the kept documents to the client's acknowledgement, and the order's to notices to the provider. */
export function documentAttacher(
  service: Pick<Service, 'storage' | 'documents'>,
): (mail: Mail) => Promise<Attachment[]> {
  return async ({ kind: written, order_reference: reference }) => {
    const mailKind = plainKind(written);
    if (mailKind !== acknowledgement && mailKind !== providerNotice) return [];
    const order = await service.storage.findOrderByReference(reference);
    if (order === undefined) return [];
    return documentKindsOf(order)
      .filter((kind) => mailKind === acknowledgement || kind === 'order')
      .map((kind) => ({ ...keptFile(order, kind, service), contentType: 'application/pdf' }));
  };
}
