import { frenchRates } from '#content/french-rates.ts';
import type { CompanyContent } from '#content/schemas/company.ts';
import { termsVersions } from '#content/terms-versions.ts';
import { isConfirmedByClient, type JournalEntry, purchaseOrderNumber } from '#domain/order/life/order-journal.ts';
import { type DocumentKind, documentKinds } from '#domain/order/order-documents.ts';
import { paysAfterService } from '#service/orders/stored/order-status.ts';
import { namedPremises } from '#service/orders/stored/premises.ts';
import { readStored, type StoredOrder } from '#service/orders/stored/stored-order.ts';
import type { OrderRow } from '#service/storage/rows.ts';
import type { DocumentContent } from './render-document.ts';

type OrderDocumentContent = Extract<DocumentContent, { readonly kind: DocumentKind }>;

/** The documents of a confirmed order, with today's texts; without its terms if they are older than the kept ones. */
export async function documentsOf(order: OrderRow, company: CompanyContent, journal: readonly JournalEntry[]) {
  const stored = readStored(order);
  const confirmation = confirmationOf(stored, company, journal);
  const contents = [confirmation, contractSummaryOf(stored, company), await termsOf(order, company)];
  return contents.filter((content) => content !== undefined);
}

/** The purchase order that came with an order, whose first confirmation never changes, whatever is corrected later. */
function purchaseOrderGivenWith(order: OrderRow, journal: readonly JournalEntry[]): string | undefined {
  return journal.find(({ kind, at }) => kind === 'purchase-order' && at === order.confirmed_at)?.note;
}

/** The kinds of document that are kept of an order that was confirmed, whatever became of it. */
export function keptKindsOf({ confirmed_at, terms_version }: OrderRow): DocumentKind[] {
  if (confirmed_at === null) return [];
  return documentKinds.filter((kind) => kind !== 'terms' || termsVersions.includes(terms_version ?? ''));
}

/** The contract summary, the same before and after an order's confirmation as long as the same texts are published. */
export function contractSummaryOf({ order, ...priced }: StoredOrder, company: CompanyContent): OrderDocumentContent {
  const { reference, received_at } = order;
  return {
    kind: 'contract-summary',
    data: { reference, issuedAt: new Date(received_at), ...priced, company, rates: frenchRates },
  };
}

/** The confirmation of an order, with `correctedAt` if it replaces the first; `undefined` if it was never confirmed. */
export function confirmationOf(
  { order, ...priced }: StoredOrder,
  company: CompanyContent,
  journal: readonly JournalEntry[],
  correctedAt?: Date,
): OrderDocumentContent | undefined {
  const { confirmed_at: confirmedAt, reference, email, name, phone, siret } = order;
  if (confirmedAt === null) return undefined;
  return {
    kind: 'order',
    data: {
      reference,
      confirmedAt: new Date(confirmedAt),
      isByClient: isConfirmedByClient(journal),
      correctedAt,
      client: { company: order.company, email, name, phone, siret },
      paysAfterService: paysAfterService(order),
      purchaseOrder: correctedAt === undefined ? purchaseOrderGivenWith(order, journal) : purchaseOrderNumber(journal),
      premises: namedPremises(order, priced.request.siteCount),
      ...priced,
      rates: frenchRates,
      // The terms may have changed since; these are the ones the client accepted.
      company: { ...company, termsVersion: order.terms_version ?? company.termsVersion },
    },
  };
}

/** The terms that the client accepted, as at their public address. Loads the texts of all versions on first use. */
async function termsOf(
  { terms_version: version }: OrderRow,
  company: CompanyContent,
): Promise<OrderDocumentContent | undefined> {
  const { keptTerms } = await import('#content/kept-terms.ts');
  const text = version === null ? undefined : keptTerms[version];
  if (text === undefined) return undefined;
  return { kind: 'terms', data: { text, company } };
}
