import { type TableColumn, writeTable } from '#documents/pdf-table.ts';
import { type DocumentFonts, PdfWriter } from '#documents/pdf-writer.ts';

/** A block of prose, as the content build reads it from Markdown. */
export type ProseBlock =
  | { readonly kind: 'heading'; readonly level: 2 | 3; readonly text: string }
  | { readonly kind: 'paragraph'; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly string[] }
  | { readonly kind: 'table'; readonly header: readonly string[]; readonly rows: readonly (readonly string[])[] };

export interface TermsDocument {
  readonly title: string;
  readonly brand: string;
  /** Line under the title: version and date. */
  readonly subtitle: string;
  readonly footer: string;
  readonly updatedAt: Date;
  readonly blocks: readonly ProseBlock[];
}

/** A legal text, such as the terms of sale, as a tagged PDF. */
export async function renderTermsDocument(document: TermsDocument, fonts: DocumentFonts): Promise<Uint8Array> {
  const { title, brand, footer, updatedAt } = document;
  const writer = new PdfWriter({ title, author: brand, footer, createdAt: updatedAt }, fonts);
  writer.letterhead(brand);
  writer.heading(1, title);
  writer.paragraph(document.subtitle, { quiet: true });
  for (const block of document.blocks) {
    if (block.kind === 'heading') writer.heading(block.level, block.text);
    if (block.kind === 'paragraph') writer.paragraph(block.text);
    if (block.kind === 'list') writer.list(block.items);
    if (block.kind === 'table')
      writeTable(
        writer,
        evenColumns(block.header),
        block.rows.map((cells) => ({ cells })),
      );
  }
  return writer.finish();
}

function evenColumns(labels: readonly string[]): TableColumn[] {
  return labels.map((label) => ({ label, share: 1 / labels.length, align: 'left' }));
}
