import type { CompanyContent } from '#content/schemas/company.ts';
import { sellerIdentity } from '#documents/parts/seller-identity.ts';
import type { DocumentFonts } from '#documents/writer/document-fonts.ts';
import { writeLetterhead } from '#documents/writer/page-marks.ts';
import { writeList } from '#documents/writer/pdf-blocks.ts';
import { type TableColumn, writeTable } from '#documents/writer/pdf-table.ts';
import { PdfWriter } from '#documents/writer/pdf-writer.ts';
import { formatDay } from '#domain/calendar.ts';
import { type LegalText, type ProseElement, type ProseNode, proseText } from '#domain/prose.ts';

interface DatedTerms {
  readonly text: LegalText;
  readonly company: CompanyContent;
}

/** Renders a version of the terms of sale. Throws `RangeError`, which stops the build, for a character no font has. */
export async function renderTermsDocument({ text, company }: DatedTerms, fonts: DocumentFonts): Promise<Uint8Array> {
  const { brand } = company;
  // Noon is on the same day in Paris and in UTC.
  const createdAt = new Date(`${text.version}T12:00:00Z`);
  // The seller as it is now; the text has it as it was (decision 0082).
  const footer = sellerIdentity(company).join(' · ');
  const writer = new PdfWriter({ title: text.title, author: brand, footer, createdAt }, fonts);
  writeLetterhead(writer, brand);
  writer.heading(1, text.title);
  writer.paragraph(`Version du ${formatDay(text.version)}`, { quiet: true });
  for (const element of elements(text.body)) writeElement(writer, element);
  const bytes = await writer.finish();
  const [missing] = writer.lost;
  if (missing !== undefined) throw new RangeError(`No font of documents has « ${missing} »`);
  return bytes;
}

function writeElement(writer: PdfWriter, element: ProseElement): void {
  const { tag, children, start = 1 } = element;
  if (tag === 'h2') writer.heading(2, proseText(element));
  else if (tag === 'h3' || tag === 'h4') writer.heading(3, proseText(element));
  else if (tag === 'ul') writeList(writer, elements(children).map(proseText));
  else if (tag === 'ol') writeList(writer, elements(children).map(proseText), start);
  else if (tag === 'table') writeProseTable(writer, children);
  else if (tag === 'hr') writer.space(8);
  else writer.paragraph(proseText(element), { bold: isStrong(children) });
}

function writeProseTable(writer: PdfWriter, parts: readonly ProseNode[]): void {
  const [labels = [], ...rows] = elements(parts)
    .flatMap(({ children }) => elements(children))
    .map(({ children }) => elements(children).map(proseText));
  const columns = labels.map((label): TableColumn => ({ label, share: 1 / labels.length, align: 'left' }));
  writeTable(
    writer,
    columns,
    rows.map((cells) => ({ cells })),
  );
}

/** Whether a paragraph is all bold, as the clause on the court must be (code de procédure civile, art. 48). */
function isStrong(children: readonly ProseNode[]): boolean {
  // Markdown leaves empty texts around bold words.
  return children.every((child) => (typeof child === 'string' ? child === '' : child.tag === 'strong'));
}

function elements(nodes: readonly ProseNode[]): ProseElement[] {
  return nodes.filter((node) => typeof node !== 'string');
}
