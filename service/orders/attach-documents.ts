import { documentFilename } from '#domain/order/order-documents.ts';
import { isBinding } from '#domain/order/order-life.ts';
import type { Attachment } from '#service/mail/mailer.ts';
import type { MailKind } from '#service/mail/new-mail.ts';
import { providerNotice } from '#service/storage/outbox-rows.ts';
import type { Mail } from '#service/storage/rows.ts';
import type { Storage } from '#service/storage/storage.ts';
import type { DocumentKeeper } from './document-keeper.ts';
import { documentKindsOf } from './order-documents.ts';

interface Sources {
  readonly storage: Storage;
  readonly documents: DocumentKeeper;
}

const acknowledgement: MailKind = 'client-confirmation';

/** Attaches the kept documents to the client's acknowledgement, and the order's to notices to the provider. */
export function documentAttacher({ storage, documents }: Sources): (mail: Mail) => Promise<Attachment[]> {
  return async ({ kind: mailKind, order_reference: reference }) => {
    if (mailKind !== acknowledgement && mailKind !== providerNotice) return [];
    const order = await storage.findOrderByReference(reference);
    if (order === undefined || !isBinding(order.state)) return [];
    const kinds = mailKind === providerNotice ? (['order'] as const) : documentKindsOf(order);
    return kinds.map((kind) => ({
      filename: documentFilename(kind, reference, order.terms_version ?? ''),
      contentType: 'application/pdf',
      content: async () => {
        const kept = await documents.read(order, kind);
        if (kept === undefined) throw new Error(`${reference} has no ${kind}`);
        return kept.bytes;
      },
    }));
  };
}
