import { createHash } from 'node:crypto';
import type { CompanyContent } from '#content/schemas/company.ts';
import type { DocumentKind } from '#domain/order/order-documents.ts';
import { errorFields, type Log, LoggableError } from '#service/log.ts';
import type { KeptContent, KeptDocument, LatestKind, NewDocument, OrderRow } from '#service/storage/rows.ts';
import type { Storage } from '#service/storage/storage.ts';
import { type MakeDocument, makeDocument } from './make-document.ts';
import { documentsOf } from './order-documents.ts';
import type { DocumentContent } from './render-document.ts';

interface KeeperOptions {
  readonly company: CompanyContent;
  readonly storage: Storage;
  readonly clock: () => Date;
  readonly log: Log;
  /** By default {@link makeDocument}; tests pass their own. */
  readonly make?: MakeDocument;
}

/** Makes the documents of confirmed orders once, and reads them as they were kept. */
export class DocumentKeeper {
  readonly #options: Required<KeeperOptions>;
  /** Orders whose documents are being made: a download and the mail that need them at once wait for the same ones. */
  readonly #making = new Map<string, Promise<readonly KeptDocument[]>>();

  /** The terms that were made last: every order that accepted them has the same document, which takes long. */
  #terms: { readonly content: string; readonly bytes: Uint8Array<ArrayBuffer> } | undefined;

  constructor(options: KeeperOptions) {
    this.#options = { make: makeDocument, ...options };
  }

  /** The kept documents of a confirmed order, which are made first if there are none. */
  keep(order: OrderRow): Promise<readonly KeptDocument[]> {
    const { reference } = order;
    const known = this.#making.get(reference);
    if (known !== undefined) return known;
    const making = this.#keep(order).finally(() => this.#making.delete(reference));
    this.#making.set(reference, making);
    return making;
  }

  /** Like {@link DocumentKeeper.keep}, but logs a failure and returns no document; the next reader tries again. */
  async tryToKeep(order: OrderRow): Promise<readonly KeptDocument[]> {
    const { reference } = order;
    try {
      return await this.keep(order);
    } catch (cause) {
      this.#options.log('error', 'documents-failed', { reference, ...errorFields(cause) });
      return [];
    }
  }

  async #makeTerms(terms: DocumentContent): Promise<Uint8Array<ArrayBuffer>> {
    const content = JSON.stringify(terms);
    if (this.#terms?.content !== content) this.#terms = { content, bytes: await this.#options.make(terms) };
    return this.#terms.bytes;
  }

  async #keep(order: OrderRow): Promise<readonly KeptDocument[]> {
    const { storage, clock, log, company, make } = this.#options;
    const { reference } = order;
    const known = await storage.listDocuments(reference);
    if (known.length > 0) return known;
    const made: NewDocument[] = [];
    for (const content of await documentsOf(order, company, await storage.listOrderEvents(reference))) {
      const { kind } = content;
      const bytes = kind === 'terms' ? await this.#makeTerms(content) : await make(content);
      made.push({ kind, made_at: clock().getTime(), ...contentToKeep(bytes) });
    }
    await storage.keepDocuments(reference, made);
    log('info', 'documents-kept', { reference });
    // Another copy may have been faster: what is stored counts.
    return await storage.listDocuments(reference);
  }
}

/** A document as it is stored: its bytes in base64, with their hash. */
export function contentToKeep(bytes: Uint8Array): KeptContent {
  return { sha256: sha256Of(bytes), content: Buffer.from(bytes).toString('base64') };
}

/** The last kept document of a kind. Throws if its bytes aren't those that were kept: damaged ones must not pass for it. */
export async function findKept({ reference }: OrderRow, kind: DocumentKind | LatestKind, storage: Storage) {
  const kept = await storage.findLatest(reference, kind);
  if (kept === undefined) return undefined;
  const bytes = new Uint8Array(Buffer.from(kept.content, 'base64'));
  if (sha256Of(bytes) !== kept.sha256) throw new LoggableError(`${reference}: the kept document “${kind}” is damaged`);
  return { ...kept, bytes };
}

/** Returns the bytes of the last kept document of a kind. Throws if there is none or it is damaged. */
export async function readLatest(order: OrderRow, kind: DocumentKind | LatestKind, storage: Storage) {
  const kept = await findKept(order, kind, storage);
  if (kept === undefined) throw new LoggableError(`${order.reference} has no document “${kind}”`);
  return kept.bytes;
}

/** The hash of a document's exact bytes, in hexadecimal digits. */
export function sha256Of(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}
