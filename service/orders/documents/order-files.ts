import type { JournalEntry } from '#domain/order/life/order-journal.ts';
import { isBinding } from '#domain/order/life/order-life.ts';
import { type DocumentKind, documentFilename, documentKinds } from '#domain/order/order-documents.ts';
import { readStored } from '#service/orders/stored/stored-order.ts';
import type { Service } from '#service/service.ts';
import type { OrderRow } from '#service/storage/rows.ts';
import { readLatest } from './document-keeper.ts';
import { makeDocument } from './make-document.ts';
import { contractSummaryOf, keptKindsOf } from './order-documents.ts';
import { orderEvidence } from './order-evidence.ts';
import type { OrderFile } from './send-document.ts';

export const fileKinds = [...documentKinds, 'corrected-order', 'evidence'] as const;
type FileKind = (typeof fileKinds)[number];

/** The files of an order that are listed, in this order: what it binds its client to, and the proof of what it was. */
export function fileKindsOf(order: OrderRow, journal: readonly JournalEntry[]): FileKind[] {
  const corrected = hasCorrected(journal) ? (['corrected-order'] as const) : [];
  return [
    ...(isBinding(order.state) ? [...keptKindsOf(order), ...corrected] : []),
    ...(order.confirmed_at === null ? [] : ['evidence' as const]),
  ];
}

/** A file of an order, if it is listed; before the confirmation, the contract summary as it will be kept. */
export async function orderFile(order: OrderRow, kind: FileKind, service: Service): Promise<OrderFile | undefined> {
  const isDraft = order.state === 'received' && kind === 'contract-summary';
  if (isDraft) {
    const content = () => makeDocument(contractSummaryOf(readStored(order), service.company));
    return { filename: documentFilename(kind, order), content };
  }
  if (!fileKindsOf(order, await service.storage.listOrderEvents(order.reference)).includes(kind)) return undefined;
  return listedFile(order, kind, service);
}

/** A file of an order, which is listed. */
export function listedFile(order: OrderRow, kind: FileKind, service: Service): OrderFile | undefined {
  return kind === 'evidence' ? orderEvidence(order, service) : keptFile(order, kind, service);
}

/** A document of a confirmed order, byte for byte as kept. */
export function keptFile(
  order: OrderRow,
  kind: DocumentKind | 'corrected-order',
  { documents, storage }: Pick<Service, 'documents' | 'storage'>,
): OrderFile {
  return {
    filename: documentFilename(kind, order),
    content: async () => {
      await documents.keep(order);
      return await readLatest(order, kind, storage);
    },
  };
}

/** Whether an order has a corrected confirmation, from its journal. */
export function hasCorrected(journal: readonly Pick<JournalEntry, 'kind'>[]): boolean {
  return journal.some(({ kind }) => kind === 'correct-confirmation');
}
