import { documentTexts } from '#content/document-texts.ts';
import type { OrderDocument } from '#documents/order-document.ts';
import { isBinding } from '#domain/order/order-life.ts';
import type { Service } from '#service/service.ts';
import type { OrderRow } from '#service/storage/storage.ts';
import { makeDocument } from './make-document.ts';
import { premisesOf } from './premises.ts';
import { readStored } from './stored-order.ts';

/** A document of an order, for download or as an attachment. */
export interface OrderFile {
  readonly filename: string;
  readonly contentType: string;
  /** Makes the document, which takes some 0.2 s of CPU. */
  readonly content: () => Promise<Uint8Array<ArrayBuffer>>;
}

type Published = Pick<Service, 'catalogues' | 'company'>;

/**
 * The confirmation of an order as a PDF, made from stored data when its content is requested. `undefined` if the order
 * isn't binding: not confirmed yet, or cancelled.
 */
export function orderConfirmation(order: OrderRow, published: Published): OrderFile | undefined {
  const { confirmed_at: confirmedAt, reference } = order;
  if (confirmedAt === null || !isBinding(order.state)) return undefined;
  return {
    filename: `commande-${reference}.pdf`,
    contentType: 'application/pdf',
    content: async () => await makeDocument(confirmationOf(order, new Date(confirmedAt), published)),
  };
}

/** The content of the document, as plain data that can be passed to another thread. */
function confirmationOf(order: OrderRow, confirmedAt: Date, { catalogues, company }: Published): OrderDocument {
  const { reference, email, name, phone, siret } = order;
  const { request, itemised, catalogue } = readStored(order, { catalogues });
  return {
    reference,
    confirmedAt,
    client: { company: order.company, email, name, phone, siret },
    siteAddresses: premisesOf(order, request.siteCount),
    request,
    itemised,
    catalogue,
    // The terms may have changed since; these are the ones the client accepted.
    company: { ...company, termsVersion: order.terms_version ?? company.termsVersion },
    texts: documentTexts,
  };
}
