import PDFDocument from 'pdfkit';
import { colours } from '#content/brand-look.ts';
import type { DocumentFonts } from '#documents/writer/document-fonts.ts';
import { FontFallback } from '#documents/writer/font-fallback.ts';

export interface LabelDocument {
  readonly reference: string;
  readonly labels: readonly PhoneLabel[];
  /** Who to call, below each name. */
  readonly brand: string;
  readonly phone: string;
  readonly createdAt: Date;
}

interface PhoneLabel {
  readonly name: string;
  readonly extension: string;
}

/** Points in a millimetre. */
const millimetre = 72 / 25.4;
const [width, height] = [62 * millimetre, 29 * millimetre];
const margin = 3 * millimetre;
/** Sizes of a name: the largest with which it ends above the extension. */
const nameSizes = [16, 13, 11, 9];
const nameHeight = height - 2 * margin - 31;

/** Labels of 62 × 29 mm, one a phone, each on a page of a label printer's roll. */
export async function renderLabels(document: LabelDocument, fonts: DocumentFonts): Promise<Uint8Array> {
  const options: object = { tagged: true, subset: 'PDF/UA', lang: 'fr-FR', displayTitle: true, pdfVersion: '1.7' };
  const pdf = new PDFDocument({
    ...options,
    size: [width, height],
    margin,
    font: '',
    autoFirstPage: false,
    info: { Title: `Étiquettes ${document.reference}`, Author: document.brand, CreationDate: document.createdAt },
  });
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  pdf.on('data', (chunk: Uint8Array<ArrayBuffer>) => chunks.push(chunk));
  const finished = new Promise((resolve, reject) => pdf.on('end', resolve).on('error', reject));
  const fallback = new FontFallback(pdf, fonts);
  const root = pdf.struct('Document', { lang: 'fr-FR' });
  pdf.addStructure(root);
  const box = { left: margin, width: width - 2 * margin, lineGap: 0 };
  for (const { name, extension } of document.labels) {
    pdf.addPage();
    const fits = (size: number): boolean => fallback.height(name, 'bold', { ...box, size }) <= nameHeight;
    const size = nameSizes.find(fits) ?? 9;
    const write = (text: string, style: 'bold' | 'regular', points: number, top: number): void => {
      root.add(
        pdf.struct('P', {}, () => {
          pdf.y = top;
          pdf.fillColor(colours.ink);
          fallback.write(text, style, { ...box, size: points });
        }),
      );
    };
    write(name, 'bold', size, margin);
    write(`Poste ${extension}`, 'bold', 13, height - margin - 30);
    write(`${document.brand}, aide au ${document.phone}`, 'regular', 8, height - margin - 11);
  }
  root.end();
  pdf.end();
  await finished;
  return new Uint8Array(await new Blob(chunks).arrayBuffer());
}
