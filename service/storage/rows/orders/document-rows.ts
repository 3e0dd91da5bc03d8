import type { Kysely, Transaction } from 'kysely';
import { type DocumentKind, documentKinds } from '#domain/order/order-documents.ts';
import { insertOnce } from '#service/storage/rows/one-row.ts';
import type { KeptContent, LatestKind, NewDocument, ReadOrder } from '#service/storage/rows.ts';
import type { Database } from '#service/storage/schema.ts';

/** The methods for the documents of confirmed orders. */
export function documentsIn(db: Kysely<Database>) {
  return {
    /** Keeps the documents of a confirmed order, all in one transaction. Does nothing if it has documents: they never change. */
    keepDocuments: (reference: string, documents: readonly NewDocument[]) =>
      db.transaction().execute(async (transaction) => {
        for (const { content, ...document } of documents) {
          const { kind, sha256 } = document;
          const row = { id: `${reference}.${kind}`, order_reference: reference, ...document };
          const isNew = await insertOnce(transaction, 'order_documents', 'id', row);
          if (isNew) await insertOnce(transaction, 'document_contents', 'sha256', { sha256, content });
        }
      }),
    /** The kept documents of an order; none before they are made. */
    listDocuments: async (reference: string) => {
      const rows = await db
        .selectFrom('order_documents')
        .select(['kind', 'sha256', 'made_at'])
        .where('order_reference', '=', reference)
        .execute();
      return documentKinds.flatMap((kind) => rows.filter((row) => row.kind === kind).map((row) => ({ ...row, kind })));
    },
    /** The kept document of a kind, the last one where an order may have several; with its bytes in base64. */
    findLatest: (reference: string, kind: DocumentKind | LatestKind) =>
      db
        .selectFrom('order_documents')
        .innerJoin('document_contents', 'document_contents.sha256', 'order_documents.sha256')
        .select(['order_documents.sha256', 'made_at', 'content'])
        .where('order_reference', '=', reference)
        .where('kind', '=', kind)
        .orderBy('id', 'desc')
        .executeTakeFirst(),
  };
}

/** Keeps a document beside those of its kind that the order has already; `event_count` is that of the changed order. */
export async function keepLatest(
  transaction: Transaction<Database>,
  { reference, event_count }: ReadOrder,
  made_at: number,
  kind: LatestKind,
  document: KeptContent,
): Promise<void> {
  const id = `${reference}.${kind}.${String(event_count).padStart(4, '0')}`;
  await transaction
    .insertInto('order_documents')
    .values({ id, order_reference: reference, kind, sha256: document.sha256, made_at })
    .execute();
  await insertOnce(transaction, 'document_contents', 'sha256', document);
}
