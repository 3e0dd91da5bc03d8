import type { Catalogue } from '#content/catalogue.ts';
import type { CompanyContent } from '#content/company.ts';
import { orderConfirmation } from '#service/orders/order-confirmation.ts';
import type { Mail, Storage } from '#service/storage/storage.ts';
import type { Attachment } from './mailer.ts';
import type { MailKind } from './new-mail.ts';

interface Sources {
  readonly storage: Storage;
  readonly catalogues: readonly [Catalogue, ...Catalogue[]];
  readonly company: CompanyContent;
}

const acknowledgement: MailKind = 'client-confirmation';

/** Attaches the PDF to the client's acknowledgement; other mails have no attachment. */
export function confirmationAttacher({ storage, ...published }: Sources): (mail: Mail) => Promise<Attachment[]> {
  return async ({ kind, order_reference: reference }) => {
    if (kind !== acknowledgement) return [];
    const order = await storage.findOrderByReference(reference);
    const file = order && orderConfirmation(order, published);
    return file === undefined ? [] : [file];
  };
}
