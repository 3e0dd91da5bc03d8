import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { renderContractSummary } from '#documents/contract-summary.ts';
import { renderDebitDocument } from '#documents/debit-document.ts';
import { renderEvidence } from '#documents/evidence-document.ts';
import { renderLabels } from '#documents/label-document.ts';
import { renderMandateDocument } from '#documents/mandate-document.ts';
import { renderOrderDocument } from '#documents/order-document.ts';
import { renderPreparation } from '#documents/preparation-document.ts';
import { renderQuoteDocument } from '#documents/quote-document.ts';
import { renderTermsDocument } from '#documents/terms-document.ts';
import { type DocumentFonts, readDocumentFonts } from '#documents/writer/document-fonts.ts';

/** Beside the built program, otherwise in the sources. */
const fontFolders = [join(import.meta.dirname, 'fonts'), join(import.meta.dirname, '../../../documents/fonts')];

const renderers = {
  quote: renderQuoteDocument,
  order: renderOrderDocument,
  'contract-summary': renderContractSummary,
  terms: renderTermsDocument,
  mandate: renderMandateDocument,
  preparation: renderPreparation,
  labels: renderLabels,
  debit: renderDebitDocument,
  evidence: renderEvidence,
} as const;

/** What a document is made of, as plain data that can be passed to another thread. */
export type DocumentContent = {
  [Kind in keyof typeof renderers]: { readonly kind: Kind; readonly data: Parameters<(typeof renderers)[Kind]>[0] };
}[keyof typeof renderers];

let fonts: DocumentFonts | undefined;

/** Renders a document as a PDF, with the fonts beside the program. */
export async function renderDocument({ kind, data }: DocumentContent): Promise<Uint8Array<ArrayBuffer>> {
  fonts ??= readDocumentFonts(read);
  // The compiler doesn't see that a kind and its data belong together.
  const render = renderers[kind] as (data: DocumentContent['data'], fonts: DocumentFonts) => Promise<Uint8Array>;
  return new Uint8Array(await render(data, fonts));
}

function read(name: string): Uint8Array {
  const found = fontFolders.map((folder) => join(folder, name)).find((file) => existsSync(file));
  if (found === undefined) throw new Error(`The documents' font ${name} is missing: build again.`);
  return new Uint8Array(readFileSync(found));
}
