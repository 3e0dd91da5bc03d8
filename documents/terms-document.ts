import type { CompanyContent } from '#content/schemas/company.ts';
import { sellerIdentity } from '#documents/parts/seller-identity.ts';
import type { DocumentFonts } from '#documents/writer/document-fonts.ts';
import { writeLetterhead } from '#documents/writer/page-marks.ts';
import { writeList } from '#documents/writer/pdf-blocks.ts';
import { type TableColumn, writeTable } from '#documents/writer/pdf-table.ts';
import { PdfWriter } from '#documents/writer/pdf-writer.ts';
import { formatDay } from '#domain/calendar.ts';
import type { LegalText, ProseElement, ProseNode } from '#domain/prose.ts';
import { proseText } from '#domain/prose.ts';

interface TermsDocument {
  readonly text: LegalText;
  readonly company: CompanyContent;
}

/** Renders a legal text, at build time: throws `RangeError` for a character that no font has instead of omitting it. */
export async function renderTermsDocument({ text, company }: TermsDocument, fonts: DocumentFonts): Promise<Uint8Array> {
  const { brand } = company;
  const createdAt = new Date(`${text.version}T12:00:00Z`);
  const footer = sellerIdentity(company).join(' · ');
  const writer = new PdfWriter({ title: text.title, author: brand, footer, createdAt }, fonts);
  writeLetterhead(writer, brand);
  writer.heading(1, text.title);
  writer.paragraph(`Version du ${formatDay(text.version)}`, { quiet: true });
  for (const node of text.body) writeNode(writer, node);
  const bytes = await writer.finish();
  const [missing] = writer.lost;
  if (missing !== undefined) throw new RangeError(`No font of documents has « ${missing} »`);
  return bytes;
}

function writeNode(writer: PdfWriter, node: ProseNode): void {
  if (typeof node === 'string') {
    if (node.trim() !== '') writer.paragraph(node);
    return;
  }
  if (node.tag === 'h2') writer.heading(2, proseText(node));
  else if (node.tag === 'h3' || node.tag === 'h4') writer.heading(3, proseText(node));
  else if (node.tag === 'ul') writeList(writer, elements(node).map(proseText));
  else if (node.tag === 'ol')
    writeList(
      writer,
      elements(node).map((item, index) => `${index + 1}. ${proseText(item)}`),
    );
  else if (node.tag === 'table') writeProseTable(writer, node);
  else if (node.tag === 'hr') writer.space(8);
  else writer.paragraph(proseText(node), { bold: isStrong(node) });
}

function writeProseTable(writer: PdfWriter, table: ProseElement): void {
  const [header, ...rows] = elements(table).flatMap(elements);
  const labels = header ? elements(header).map(proseText) : [];
  const columns = labels.map((label): TableColumn => ({ label, share: 1 / labels.length, align: 'left' }));
  writeTable(
    writer,
    columns,
    rows.map((row) => ({ cells: elements(row).map(proseText) })),
  );
}

/** Whether a paragraph is all bold, as the law requires for a clause that must be « très apparente ». */
function isStrong({ children }: ProseElement): boolean {
  return children.every((child) => (typeof child === 'string' ? child === '' : child.tag === 'strong'));
}

function elements({ children }: ProseElement): ProseElement[] {
  return children.filter((child) => typeof child !== 'string');
}
