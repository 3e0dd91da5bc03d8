import { errorFields } from '#service/log.ts';
import type { Enclosed } from '#service/mail/mailer.ts';
import { type MailKind, plainKind } from '#service/mail/new-mail.ts';
import { correctedFile } from '#service/orders/documents/latest-document.ts';
import { documentKindsOf } from '#service/orders/documents/order-documents.ts';
import { keptFile } from '#service/orders/documents/order-file.ts';
import type { Service } from '#service/service.ts';
import { providerNotice } from '#service/storage/rows/outbox-rows.ts';
import type { Mail } from '#service/storage/rows.ts';

const acknowledgement: MailKind = 'client-confirmation';
const correction: MailKind = 'client-correction';
const contentType = 'application/pdf';
const missing = 'La confirmation en PDF n’a pas pu être préparée\u00a0: ce message part sans elle.';

/**
 * Attaches the kept documents to the client's acknowledgement, or to the mail about a correction, which wait for them, and the order's to notices to the
 * provider, who has to know of an order even if its document fails.
 */
export function documentAttacher(
  service: Pick<Service, 'storage' | 'documents' | 'log'>,
): (mail: Mail) => Promise<Enclosed> {
  return async ({ kind: written, order_reference: reference }) => {
    const mailKind = plainKind(written);
    if (mailKind !== acknowledgement && mailKind !== correction && mailKind !== providerNotice)
      return { attachments: [] };
    const order = await service.storage.findOrderByReference(reference);
    const kinds = order === undefined ? [] : documentKindsOf(order);
    if (order === undefined || kinds.length === 0) return { attachments: [] };
    if (mailKind === correction) {
      // What the client may never have received, since it went elsewhere.
      const others = kinds.filter((kind) => kind !== 'order').map((kind) => keptFile(order, kind, service));
      return {
        attachments: [correctedFile(order, service), ...others].map((file) => ({ ...file, contentType })),
      };
    }
    if (mailKind === acknowledgement)
      return { attachments: kinds.map((kind) => ({ ...keptFile(order, kind, service), contentType })) };
    const { filename, content } = keptFile(order, 'order', service);
    try {
      const made = await content();
      return { attachments: [{ filename, contentType, content: async () => made }] };
    } catch (cause) {
      service.log('error', 'document-missing', { reference, ...errorFields(cause) });
      return { attachments: [], note: missing };
    }
  };
}
