import { colours } from '#content/brand-look.ts';
import { margin } from '#documents/page-format.ts';
import type { PdfWriter } from '#documents/pdf-writer.ts';

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

/** Short titled texts side by side, read one after the other. Typed texts may need the fonts for names. */
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
      writer.faces.writeBody(lines.join('\n'), 10, left, width - 16);
    });
    return pdf.y;
  });
  pdf.x = margin;
  pdf.y = Math.max(...bottoms);
  writer.space(6);
}

/** A list with bullets; an entry is kept on one page. */
export function writeList(writer: PdfWriter, items: readonly string[]): void {
  const { pdf } = writer;
  const width = writer.width - 18;
  const list = pdf.struct('L');
  for (const [index, item] of items.entries()) {
    writer.keepTogether(writer.faces.bodyHeight(item, 10, width));
    if (index === 0) writer.root.add(list);
    const entry = pdf.struct('LI');
    list.add(entry);
    const y = pdf.y;
    entry.add(
      pdf.struct('Lbl', {}, () => {
        writer.style('bold', 10, colours.coral).text('•', margin + 4, y, { lineBreak: false });
      }),
    );
    pdf.y = y;
    entry.add(
      pdf.struct('LBody', {}, () => {
        pdf.fillColor(colours.ink);
        writer.faces.writeBody(item, 10, margin + 18, width);
      }),
    );
    entry.end();
    writer.space(2);
  }
  list.end();
  pdf.x = margin;
  writer.space(4);
}
