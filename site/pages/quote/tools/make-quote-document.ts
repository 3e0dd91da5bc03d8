import { catalogues } from '#content/catalogues.ts';
import { company } from '#content/company.ts';
import heading from '#documents/fonts/bricolage-grotesque-700.ttf';
import vietnamese from '#documents/fonts/bricolage-grotesque-vietnamese-400.ttf';
import regular from '#documents/fonts/instrument-sans-400.ttf';
import bold from '#documents/fonts/instrument-sans-650.ttf';
import latinExtended from '#documents/fonts/instrument-sans-ext-400.ttf';
import { quoteNumber } from '#documents/parts/quote-number.ts';
import { type QuoteDocument, renderQuoteDocument } from '#documents/quote-document.ts';
import { areEnough } from '#documents/writer/font-fallback.ts';
import { parisDay } from '#domain/calendar.ts';
import { honouredUntil } from '#domain/quote/catalogue/catalogue-validity.ts';

type QuoteDocumentRequest = Omit<QuoteDocument, 'number' | 'issuedAt' | 'validUntil' | 'company'>;

/** Makes the quote's PDF in the browser. Import this module on demand, since it contains the PDF library. */
export async function makeQuoteDocument(wanted: QuoteDocumentRequest) {
  const typed = Object.values(wanted.client).join(' ');
  const [ours, strong, titles] = await Promise.all([fetchFont(regular), fetchFont(bold), fetchFont(heading)]);
  // A few signs, such as `²`, are in the headings' font only.
  const usual = { regular: [ours, titles], bold: [strong], heading: [titles] };
  // Few names need the other fonts.
  const fonts = areEnough(usual, typed)
    ? usual
    : { ...usual, regular: [ours, ...(await Promise.all([latinExtended, vietnamese].map(fetchFont))), titles] };
  const issuedAt = new Date();
  const number = quoteNumber(issuedAt, drawRandomly);
  const validUntil = honouredUntil(wanted.catalogue, catalogues, parisDay(issuedAt));
  const bytes = await renderQuoteDocument({ ...wanted, number, issuedAt, validUntil, company }, fonts);
  return {
    fileName: `${company.brand}-devis-${number}.pdf`,
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
