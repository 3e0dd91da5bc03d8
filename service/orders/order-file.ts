import { type DocumentKind, documentFilename } from '#domain/order/order-documents.ts';
import { isBinding } from '#domain/order/order-life.ts';
import type { Service } from '#service/service.ts';
import type { OrderRow } from '#service/storage/rows.ts';
import type { OrderFile } from './document-answers.ts';
import { makeDocument } from './make-document.ts';
import { contractSummaryOf, documentKindsOf } from './order-documents.ts';
import { readStored } from './stored-order.ts';

/** A kept document of an order; before it is confirmed, the contract summary as it will be kept. */
export function orderFile(
  order: OrderRow,
  kind: DocumentKind,
  service: Pick<Service, 'documents' | 'catalogues' | 'company' | 'storage'>,
): OrderFile | undefined {
  const filename = documentFilename(kind, order.reference, order.terms_version ?? '');
  const contentType = 'application/pdf';
  if (order.state === 'received') {
    if (kind !== 'contract-summary') return undefined;
    return {
      filename,
      contentType,
      content: async () => makeDocument(contractSummaryOf(await readStored(order, service), service)),
    };
  }
  if (!isBinding(order.state) || !documentKindsOf(order).includes(kind)) return undefined;
  return {
    filename,
    contentType,
    content: async () => {
      const kept = await service.documents.read(order, kind);
      if (kept === undefined) throw new Error(`${order.reference} has no ${kind}`);
      return kept.bytes;
    },
  };
}
