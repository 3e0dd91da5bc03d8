import { frenchRates } from 'virtual:french-rates';
import { termsVersions } from 'virtual:terms-versions';
import type { CompanyContent } from '#content/company.ts';
import { documentTexts } from '#content/document-texts.ts';
import { sellerFooter } from '#documents/seller-identity.ts';
import { type DocumentKind, documentKinds } from '#domain/order/order-documents.ts';
import type { JournalEntry } from '#domain/order/order-journal.ts';
import type { OrderRow } from '#service/storage/rows.ts';
import { paysAfterService } from './order-standing.ts';
import { namedPremises } from './premises.ts';
import type { DocumentContent } from './render-document.ts';
import { type CatalogueSources, readStored } from './stored-order.ts';

/** What is published today, and the catalogues of earlier orders. */
export interface Published extends CatalogueSources {
  readonly company: CompanyContent;
}

/** A document of an order, and what it is made of. */
interface OrderDocumentContent {
  readonly kind: DocumentKind;
  readonly content: DocumentContent;
}

/**
 * The documents of a confirmed order, from what is stored and the texts of today, with the purchase order that came with
 * it. An order whose terms have no kept text,
 * since they are older than the first one, has no document of them.
 */
export async function documentsOf(
  order: OrderRow,
  published: Published,
  purchaseOrder?: string,
): Promise<OrderDocumentContent[]> {
  const contents = await Promise.all(
    documentKinds.map(async (kind) => ({ kind, content: await contentOf(kind, order, published, purchaseOrder) })),
  );
  return contents.flatMap(({ kind, content }) => (content === undefined ? [] : [{ kind, content }]));
}

/** The purchase order that came with an order; one that came later is in the journal only, for documents never change. */
export function purchaseOrderGivenWith(order: OrderRow, journal: readonly JournalEntry[]): string | undefined {
  return journal.find(({ kind, at }) => kind === 'purchase-order' && at === order.confirmed_at)?.note;
}

/** The kinds of document that a confirmed order has. */
export function documentKindsOf(order: OrderRow): DocumentKind[] {
  return documentKinds.filter((kind) => kind !== 'terms' || termsVersions.includes(order.terms_version ?? ''));
}

/** What a document is made of; `undefined` if the order has none of this kind. */
export async function contentOf(
  kind: DocumentKind,
  order: OrderRow,
  published: Published,
  purchaseOrder?: string,
): Promise<DocumentContent | undefined> {
  switch (kind) {
    case 'order':
      return await confirmationOf(order, published, purchaseOrder);
    case 'contract-summary':
      return await contractSummaryOf(order, published);
    case 'terms':
      return await termsOf(order, published);
  }
}

/**
 * The contract summary of an order, confirmed or not: before and after, as long as the same texts are published, it is
 * the same document.
 */
export async function contractSummaryOf(order: OrderRow, published: Published): Promise<DocumentContent> {
  const { reference, received_at: receivedAt } = order;
  const { request, itemised, catalogue } = await readStored(order, published);
  const issuedAt = new Date(receivedAt);
  return {
    kind: 'contract-summary',
    summary: { reference, issuedAt, request, itemised, catalogue, company: published.company, rates: frenchRates },
  };
}

async function confirmationOf(
  order: OrderRow,
  published: Published,
  purchaseOrder: string | undefined,
): Promise<DocumentContent | undefined> {
  const { company } = published;
  const { confirmed_at: confirmedAt, reference, email, name, phone, siret } = order;
  if (confirmedAt === null) return undefined;
  const { request, itemised, catalogue } = await readStored(order, published);
  return {
    kind: 'order',
    order: {
      reference,
      confirmedAt: new Date(confirmedAt),
      client: { company: order.company, email, name, phone, siret },
      paysAfterService: paysAfterService(order),
      purchaseOrder,
      premises: namedPremises(order, request.siteCount),
      request,
      itemised,
      catalogue,
      // The terms may have changed since; these are the ones the client accepted.
      company: { ...company, termsVersion: order.terms_version ?? company.termsVersion },
      texts: documentTexts,
    },
  };
}

/** As at the public address of this version. The texts of all versions are loaded when one is first needed. */
async function termsOf(
  { terms_version: version }: OrderRow,
  { company }: Published,
): Promise<DocumentContent | undefined> {
  const { keptTerms } = await import('virtual:kept-terms');
  const text = version === null ? undefined : keptTerms[version];
  if (text === undefined) return undefined;
  return { kind: 'terms', terms: { text, brand: company.brand, footer: sellerFooter(company) } };
}
