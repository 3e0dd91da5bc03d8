import { type DocumentKind, documentFilename } from '#domain/order/order-documents.ts';
import { LoggableError } from '#service/log.ts';
import { readStored } from '#service/orders/stored/stored-order.ts';
import type { Service } from '#service/service.ts';
import type { OrderRow } from '#service/storage/rows.ts';
import { makeDocument } from './make-document.ts';
import { contractSummaryOf, documentKindsOf } from './order-documents.ts';
import type { OrderFile } from './send-document.ts';

/** A kept document of an order; before it is confirmed, the contract summary as it will be kept. */
export function orderFile(
  order: OrderRow,
  kind: DocumentKind,
  service: Pick<Service, 'documents' | 'company'>,
): OrderFile | undefined {
  if (documentKindsOf(order).includes(kind)) return keptFile(order, kind, service);
  if (order.state !== 'received' || kind !== 'contract-summary') return undefined;
  return {
    filename: filenameOf(order, kind),
    content: async () => makeDocument(contractSummaryOf(readStored(order), service.company)),
  };
}

/** A document that a confirmed order has. */
export function keptFile(order: OrderRow, kind: DocumentKind, { documents }: Pick<Service, 'documents'>): OrderFile {
  return {
    filename: filenameOf(order, kind),
    content: async () => {
      const kept = await documents.read(order, kind);
      if (kept === undefined) throw new LoggableError(`${order.reference} has no document “${kind}”`);
      return kept.bytes;
    },
  };
}

function filenameOf({ reference, terms_version: termsVersion }: OrderRow, kind: DocumentKind): string {
  return documentFilename(kind, reference, termsVersion ?? '');
}
