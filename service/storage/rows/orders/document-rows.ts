import { type Kysely, type Selectable, sql, type Transaction } from 'kysely';
import { documentKinds } from '#domain/order/order-documents.ts';
import { insertOnce, isChanged, knownName } from '#service/storage/rows/one-row.ts';
import { isDue } from '#service/storage/rows/outbox-rows.ts';
import type { KeptContent, KeptDocument, LatestKind, OrderRow } from '#service/storage/rows.ts';
import type { Database, DocumentContentsTable, OrderDocumentsTable } from '#service/storage/schema.ts';
import type { Storage } from '#service/storage/storage.ts';

/** The methods for the documents of confirmed orders. */
export function documentsIn(db: Kysely<Database>) {
  return {
    keepDocuments: (reference, documents) =>
      db.transaction().execute(async (transaction) => {
        for (const { content, ...document } of documents) {
          const { kind, sha256 } = document;
          const row = { id: `${reference}.${kind}`, order_reference: reference, ...document };
          const isNew = await insertOnce(transaction, 'order_documents', 'id', row);
          if (isNew) await keepContent(transaction, { sha256, content });
        }
        await transaction.deleteFrom('document_jobs').where('order_reference', '=', reference).execute();
      }),
    listDocuments: async (reference) => {
      const rows = await db
        .selectFrom('order_documents')
        .selectAll()
        .where('order_reference', '=', reference)
        .where('kind', 'in', documentKinds)
        .execute();
      const found = rows.map(toKeptDocument);
      return documentKinds.flatMap((kind) => found.filter((document) => document.kind === kind));
    },
    findLatest: (reference, kind) =>
      db
        .selectFrom('order_documents')
        .innerJoin('document_contents', 'document_contents.sha256', 'order_documents.sha256')
        .select(['order_documents.sha256', 'content'])
        .where('order_reference', '=', reference)
        .where('kind', '=', kind)
        .orderBy('id', 'desc')
        .executeTakeFirst(),
    readDocument: async (sha256) => {
      const row = await db
        .selectFrom('document_contents')
        .select('content')
        .where('sha256', '=', sha256)
        .executeTakeFirst();
      return row?.content;
    },
    dueDocuments: (now, limit) =>
      db
        .selectFrom('document_jobs')
        .selectAll()
        .where(isDue(now))
        // A job that keeps failing must not delay those never tried.
        .orderBy(sql`case when attempts = 0 then 0 else 1 end`)
        .orderBy('next_attempt_at')
        .orderBy('order_reference')
        .limit(limit)
        .execute(),
    claimDocuments: ({ order_reference: reference, attempts }, until) =>
      isChanged(
        db
          .updateTable('document_jobs')
          .set({ attempts: attempts + 1, next_attempt_at: until })
          .where('order_reference', '=', reference)
          .where('attempts', '=', attempts),
      ),
  } satisfies Partial<Storage>;
}

/** Keeps a document beside those of its kind that the order has already; `event_count` is that of the changed order. */
export async function keepLatest(
  transaction: Transaction<Database>,
  { reference, event_count }: Pick<OrderRow, 'reference' | 'event_count'>,
  made_at: number,
  kind: LatestKind,
  document: KeptContent,
): Promise<void> {
  const id = `${reference}.${kind}.${String(event_count).padStart(4, '0')}`;
  await transaction
    .insertInto('order_documents')
    .values({ id, order_reference: reference, kind, sha256: document.sha256, made_at })
    .execute();
  await keepContent(transaction, document);
}

/** Keeps the bytes of a document, which another one may share. */
async function keepContent(transaction: Transaction<Database>, content: DocumentContentsTable): Promise<void> {
  await insertOnce(transaction, 'document_contents', 'sha256', content);
}

/** Converts a row as stored. Throws for a kind that this program doesn't know. */
function toKeptDocument({ id, kind: stored, sha256, made_at }: Selectable<OrderDocumentsTable>): KeptDocument {
  return { kind: knownName(documentKinds, stored, id), sha256, made_at };
}
