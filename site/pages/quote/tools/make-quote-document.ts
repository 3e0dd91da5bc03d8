import { catalogues } from '#content/catalogues.ts';
import { company } from '#content/company.ts';
import headingFile from '#documents/fonts/bricolage-grotesque-700.ttf';
import regularFile from '#documents/fonts/instrument-sans-400.ttf';
import boldFile from '#documents/fonts/instrument-sans-650.ttf';
import { quoteNumber } from '#documents/parts/quote-number.ts';
import { type QuoteDocument, renderQuoteDocument } from '#documents/quote-document.ts';
import { parisDay } from '#domain/calendar.ts';
import { honouredUntil } from '#domain/quote/catalogue/catalogue-validity.ts';
import { toSlug } from '#domain/typed-text.ts';

/** What the document says; the rest is known here. */
export type QuoteDocumentRequest = Omit<QuoteDocument, 'number' | 'issuedAt' | 'validUntil' | 'company'>;

/** Makes the quote's PDF in the browser. Import this module on demand, since it contains the PDF library. */
export async function makeQuoteDocument(wanted: QuoteDocumentRequest) {
  const [regular, bold, heading] = await Promise.all([
    fetchFont(regularFile),
    fetchFont(boldFile),
    fetchFont(headingFile),
  ]);
  const issuedAt = new Date();
  const number = quoteNumber(issuedAt, drawRandomly);
  const validUntil = honouredUntil(wanted.catalogue, catalogues, parisDay(issuedAt));
  const bytes = await renderQuoteDocument(
    { ...wanted, number, issuedAt, validUntil, company },
    { regular, bold, heading },
  );
  return {
    fileName: `${toSlug(company.brand)}-devis-${number}.pdf`,
    file: new Blob([new Uint8Array(bytes)], { type: 'application/pdf' }),
  };
}

async function fetchFont(address: string): Promise<Uint8Array> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return new Uint8Array(await response.arrayBuffer());
}

/** A random number from 0 (included) to 1 (excluded) from a secure source. */
function drawRandomly(): number {
  const [word = 0] = crypto.getRandomValues(new Uint32Array(1));
  return word / 2 ** 32;
}
