import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ContractSummary, renderContractSummary } from '#documents/contract-summary.ts';
import { type DebitDocument, renderDebitDocument } from '#documents/debit-document.ts';
import { type EvidenceDocument, renderEvidence } from '#documents/evidence-document.ts';
import { type LabelDocument, renderLabels } from '#documents/label-document.ts';
import { type MandateDocument, renderMandateDocument } from '#documents/mandate-document.ts';
import { type OrderDocument, renderOrderDocument } from '#documents/order-document.ts';
import { type PreparationDocument, renderPreparation } from '#documents/preparation-document.ts';
import { type QuoteDocument, renderQuoteDocument } from '#documents/quote-document.ts';
import { renderTermsDocument, type TermsDocument } from '#documents/terms-document.ts';
import { type DocumentFonts, readDocumentFonts } from '#documents/writer/document-fonts.ts';

/** Beside the built program, otherwise in the sources. */
const fontFolders = [join(import.meta.dirname, 'fonts'), join(import.meta.dirname, '../../../documents/fonts')];

/** What a document is made of, as plain data that can be passed to another thread. */
export type DocumentContent =
  | { readonly kind: 'quote'; readonly quote: QuoteDocument }
  | { readonly kind: 'order'; readonly order: OrderDocument }
  | { readonly kind: 'contract-summary'; readonly summary: ContractSummary }
  | { readonly kind: 'terms'; readonly terms: TermsDocument }
  | { readonly kind: 'mandate'; readonly mandate: MandateDocument }
  | { readonly kind: 'preparation'; readonly preparation: PreparationDocument }
  | { readonly kind: 'labels'; readonly labels: LabelDocument }
  | { readonly kind: 'debit'; readonly debit: DebitDocument }
  | { readonly kind: 'evidence'; readonly evidence: EvidenceDocument };

let fonts: DocumentFonts | undefined;

/** Renders a document as a PDF, with the fonts beside the program. */
export async function renderDocument(content: DocumentContent): Promise<Uint8Array<ArrayBuffer>> {
  fonts ??= readDocumentFonts(read);
  return new Uint8Array(await render(content, fonts));
}

function render(content: DocumentContent, loaded: DocumentFonts): Promise<Uint8Array> {
  switch (content.kind) {
    case 'quote':
      return renderQuoteDocument(content.quote, loaded);
    case 'order':
      return renderOrderDocument(content.order, loaded);
    case 'contract-summary':
      return renderContractSummary(content.summary, loaded);
    case 'terms':
      return renderTermsDocument(content.terms, loaded);
    case 'mandate':
      return renderMandateDocument(content.mandate, loaded);
    case 'preparation':
      return renderPreparation(content.preparation, loaded);
    case 'labels':
      return renderLabels(content.labels, loaded);
    case 'debit':
      return renderDebitDocument(content.debit, loaded);
    case 'evidence':
      return renderEvidence(content.evidence, loaded);
  }
}

function read(name: string): Uint8Array {
  const found = fontFolders.map((folder) => join(folder, name)).find((file) => existsSync(file));
  if (found === undefined) throw new Error(`The documents' font ${name} is missing: build again.`);
  return new Uint8Array(readFileSync(found));
}
