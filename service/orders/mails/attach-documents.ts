import type { Attachment } from '#service/mail/mailer.ts';
import { type MailKind, plainKind } from '#service/mail/new-mail.ts';
import { keptKindsOf } from '#service/orders/documents/order-documents.ts';
import { keptFile } from '#service/orders/documents/order-files.ts';
import type { Service } from '#service/service.ts';
import type { Mail } from '#service/storage/rows.ts';

const acknowledgement: MailKind = 'client-confirmation';
const correction: MailKind = 'client-correction';

/** Attaches the kept documents to the client's acknowledgement or the mail about a correction, which wait for them. */
export function documentAttacher(
  service: Pick<Service, 'storage' | 'documents'>,
): (mail: Mail) => Promise<readonly Attachment[]> {
  return async ({ kind, order_reference: reference }) => {
    const isCorrection = plainKind(kind) === correction;
    if (!isCorrection && plainKind(kind) !== acknowledgement) return [];
    const order = await service.storage.findOrderByReference(reference);
    if (order === undefined) return [];
    // A correction brings the others, too: they may have gone elsewhere.
    return keptKindsOf(order).map((kept) =>
      keptFile(order, isCorrection && kept === 'order' ? 'corrected-order' : kept, service),
    );
  };
}
