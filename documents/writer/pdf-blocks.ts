import { colours } from '#content/brand-look.ts';
import { margin, type PdfWriter } from '#documents/writer/pdf-writer.ts';

/** Minimum font size of links, in points: 140 characters fit on a line. */
const smallestLink = 6;

/** A sentence, then a link on a separate line: if it were broken, it could not be typed from paper. */
export function writeLink(writer: PdfWriter, sentence: string, address: string): void {
  const { pdf } = writer;
  const width = pdf.font('regular').fontSize(9).widthOfString(address);
  const size = Math.max(smallestLink, Math.min(9, (9 * writer.width) / width));
  writer.keepTogether(32);
  writer.paragraph(sentence, { quiet: true, size: 9 });
  writer.space(-4);
  const paragraph = pdf.struct('P');
  writer.root.add(paragraph);
  paragraph.add(
    pdf.struct('Link', {}, () => {
      const { y } = pdf;
      pdf.font('regular').fontSize(size).fillColor(colours.sea);
      pdf.text(address, margin, y, { lineBreak: false, link: address });
      pdf.y = y + pdf.currentLineHeight(true);
    }),
  );
  paragraph.end();
  writer.space(6);
}

/** Short titled texts side by side, read one after the other. */
export function writeColumns(writer: PdfWriter, texts: readonly { title: string; lines: readonly string[] }[]): void {
  const { pdf } = writer;
  writer.keepTogether(0);
  writer.space(8);
  const top = pdf.y;
  const width = writer.width / texts.length;
  const bottoms = texts.map(({ title, lines }, index) => {
    const left = margin + index * width;
    const column = { left, width: width - 16 };
    writer.block('H2', () => writer.write(title, { ...column, style: 'heading', size: 12, top, lineGap: 0 }));
    writer.space(3);
    writer.block('P', () => writer.write(lines.join('\n'), column));
    return pdf.y;
  });
  pdf.y = Math.max(...bottoms);
  writer.space(6);
}

/** How far a list is indented, and the space below each of its entries, in points. */
const listSpacing = { indent: 18, above: 0, below: 2 } as const;

/** Height of a list, in points. */
export function listHeight(writer: PdfWriter, items: readonly string[]): number {
  const width = writer.width - listSpacing.indent;
  return items.reduce((sum, text) => sum + writer.height(text, { width }) + listSpacing.below, 0);
}

/** A list with bullets, or with numbers from `first` on, which begin further left to have room for two digits. */
export function writeList(writer: PdfWriter, items: readonly string[], first?: number): void {
  const entries = items.map((text, index) => ({
    text,
    writeLabel: (top: number): void => {
      const [label, left] = first === undefined ? ['•', margin + 4] : [`${first + index}.`, margin];
      writer.write(label, { style: 'bold', colour: colours.coral, left, top, lineGap: 0 });
    },
  }));
  writeEntries(writer, entries, listSpacing);
}

/** A list of texts beside their labels, `indent` points from the left; an entry is kept on one page. */
export function writeEntries(
  writer: PdfWriter,
  entries: readonly { readonly text: string; readonly writeLabel: (top: number) => void }[],
  { indent, above, below }: Readonly<Record<'indent' | 'above' | 'below', number>>,
): void {
  const { pdf } = writer;
  const width = writer.width - indent;
  const list = pdf.struct('L');
  for (const [index, { text, writeLabel }] of entries.entries()) {
    const height = writer.height(text, { width });
    writer.keepTogether(height + 2 * above);
    if (index === 0) writer.root.add(list);
    if (above > 0) writer.decorate(() => writer.rule(pdf.y, 0.5));
    const top = pdf.y + above;
    const entry = pdf.struct('LI');
    list.add(entry);
    entry.add(pdf.struct('Lbl', {}, () => writeLabel(top)));
    const belowLabel = pdf.y;
    pdf.y = top;
    entry.add(pdf.struct('LBody', {}, () => writer.write(text, { left: margin + indent, width })));
    entry.end();
    pdf.y = Math.max(pdf.y, belowLabel) + below;
  }
  list.end();
  writer.space(4);
}
