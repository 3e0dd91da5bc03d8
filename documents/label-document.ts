import type { DocumentFonts } from '#documents/writer/document-fonts.ts';
import { PdfWriter } from '#documents/writer/pdf-writer.ts';

interface LabelDocument {
  readonly reference: string;
  readonly labels: readonly Label[];
  /** Who to call, below each name; a long brand is left out. */
  readonly brand: string;
  readonly phone: string;
  readonly createdAt: Date;
}

interface Label {
  readonly name: string;
  /** With the site, if there are several: « Poste 101, site 2 ». Empty for the box and switches of an only site. */
  readonly place: string;
}

/** Points in a millimetre. */
const millimetre = 72 / 25.4;
const [width, height] = [62 * millimetre, 29 * millimetre];
const margin = 3 * millimetre;
/** Sizes of a name: the largest with which it ends above the place. */
const nameSizes = [16, 13, 11, 9];
const nameHeight = height - 2 * margin - 31;

/** Labels of 62 × 29 mm, one a device, each on a page of a label printer's roll. */
export async function renderLabels(document: LabelDocument, fonts: DocumentFonts): Promise<Uint8Array> {
  const { brand, createdAt, labels, phone, reference } = document;
  const page = { size: [width, height] as [number, number], margin };
  const writer = new PdfWriter({ title: `Étiquettes ${reference}`, author: brand, footer: '', createdAt, page }, fonts);
  const box = { width: width - 2 * margin, lineGap: 0 };
  // A second line would be on a page of its own.
  const isOneLine = (text: string): boolean => writer.height(text, { ...box, style: 'regular', size: 8 }) < 2 * 8;
  const help = [`${brand}, aide au ${phone}`].find(isOneLine) ?? `Aide au ${phone}`;
  const write = (text: string, style: 'bold' | 'regular', size: number, top: number): void =>
    writer.block('P', () => writer.write(text, { ...box, style, size, left: margin, top }));
  for (const [index, { name, place }] of labels.entries()) {
    if (index > 0) writer.pdf.addPage();
    const fits = (size: number): boolean => writer.height(name, { ...box, style: 'bold', size }) <= nameHeight;
    write(name, 'bold', nameSizes.find(fits) ?? 9, margin);
    if (place !== '') write(place, 'bold', 13, height - margin - 30);
    write(help, 'regular', 8, height - margin - 11);
  }
  return await writer.finish();
}
