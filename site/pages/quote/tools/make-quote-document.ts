import { company } from '#content/company.ts';
import { missingCharacters } from '#documents/document-faces.ts';
import heading from '#documents/fonts/bricolage-grotesque-700.ttf';
import vietnamese from '#documents/fonts/bricolage-grotesque-vietnamese-400.ttf';
import regular from '#documents/fonts/instrument-sans-400.ttf';
import bold from '#documents/fonts/instrument-sans-650.ttf';
import latinExtended from '#documents/fonts/instrument-sans-ext-400.ttf';
import { type QuoteDocument, quoteNumber, renderQuoteDocument } from '#documents/quote-document.ts';

type QuoteDocumentRequest = Omit<QuoteDocument, 'number' | 'issuedAt' | 'company'>;

type MadeQuoteDocument =
  | { readonly ok: true; readonly fileName: string; readonly file: Blob }
  /** Typed characters that no embedded font has. */
  | { readonly ok: false; readonly missing: readonly string[] };

/** Makes the quote's PDF in the browser. Import this module on demand, since it contains the PDF library. */
export async function makeQuoteDocument(wanted: QuoteDocumentRequest): Promise<MadeQuoteDocument> {
  const typed = Object.values(wanted.client).join(' ').replaceAll(/\s/g, ' ');
  const [regularBytes, boldBytes, headingBytes] = await Promise.all([regular, bold, heading].map(fetchFont));
  if (!regularBytes || !boldBytes || !headingBytes) throw new Error('A font of the document is missing');
  const ours = { regular: regularBytes, bold: boldBytes, heading: headingBytes };
  // Few names need the other fonts.
  const fonts =
    missingCharacters(typed, ours).length === 0
      ? ours
      : { ...ours, names: await Promise.all([latinExtended, vietnamese].map(fetchFont)) };
  const missing = missingCharacters(typed, fonts);
  if (missing.length > 0) return { ok: false, missing };
  const number = quoteNumber(new Date(), drawRandomly);
  const bytes = await renderQuoteDocument({ ...wanted, number, issuedAt: new Date(), company }, fonts);
  return {
    ok: true,
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
