import { colours } from '#content/brand-look.ts';
import { margin, type PdfWriter } from '#documents/writer/pdf-writer.ts';

/** Minimum font size of links, in points: 140 characters fit on a line. */
const smallestLink = 6;

/** A sentence, then a link on a separate line: if it were broken, it could not be typed from paper. */
export function writeLink(writer: PdfWriter, sentence: string, address: string): void {
  const { pdf } = writer;
  writer.style('regular', 9, colours.sea);
  const size = Math.max(smallestLink, Math.min(9, (9 * writer.width) / pdf.widthOfString(address)));
  writer.keepTogether(32);
  writer.paragraph(sentence, { quiet: true, size: 9 });
  writer.space(-4);
  const paragraph = pdf.struct('P');
  writer.root.add(paragraph);
  paragraph.add(
    pdf.struct('Link', {}, () => {
      writer.style('regular', size, colours.sea);
      const { y } = pdf;
      pdf.text(writer.printable(address, 'regular'), margin, y, { lineBreak: false, link: address });
      pdf.y = y + pdf.currentLineHeight(true);
    }),
  );
  paragraph.end();
  pdf.x = margin;
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
    writer.block('H2', () => {
      writer
        .style('heading', 12, colours.ink)
        .text(writer.printable(title, 'heading'), left, top, { width: width - 16 });
    });
    writer.space(3);
    writer.block('P', () => {
      pdf.fillColor(colours.ink);
      writer.fallback.write(lines.join('\n'), 'regular', { size: 10, left, width: width - 16 });
    });
    return pdf.y;
  });
  pdf.x = margin;
  pdf.y = Math.max(...bottoms);
  writer.space(6);
}

/** A list with bullets. */
export function writeList(writer: PdfWriter, items: readonly string[]): void {
  const writeLabel = (top: number): void => {
    writer.style('bold', 10, colours.coral).text('•', margin + 4, top, { lineBreak: false });
  };
  const entries = items.map((text) => ({ text, writeLabel }));
  writeEntries(writer, entries, { indent: 18, above: 0, below: 2 });
}

interface ListEntry {
  readonly text: string;
  readonly writeLabel: (top: number) => void;
}

/** A list of texts beside their labels, `indent` points from the left; an entry is kept on one page. */
export function writeEntries(
  writer: PdfWriter,
  entries: readonly ListEntry[],
  { indent, above, below }: Readonly<Record<'indent' | 'above' | 'below', number>>,
): void {
  const { pdf, fallback } = writer;
  const width = writer.width - indent;
  const list = pdf.struct('L');
  for (const [index, { text, writeLabel }] of entries.entries()) {
    writer.keepTogether(fallback.height(text, 'regular', { size: 10, width }) + 2 * above);
    if (index === 0) writer.root.add(list);
    if (above > 0) writer.decorate(() => writer.rule(pdf.y, 0.5));
    const top = pdf.y + above;
    const entry = pdf.struct('LI');
    list.add(entry);
    entry.add(pdf.struct('Lbl', {}, () => writeLabel(top)));
    const belowLabel = pdf.y;
    pdf.y = top;
    entry.add(
      pdf.struct('LBody', {}, () => {
        pdf.fillColor(colours.ink);
        fallback.write(text, 'regular', { size: 10, left: margin + indent, width });
      }),
    );
    entry.end();
    pdf.x = margin;
    pdf.y = Math.max(pdf.y, belowLabel) + below;
  }
  list.end();
  writer.space(4);
}
