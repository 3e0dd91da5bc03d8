import { logo } from '#content/brand.ts';
import { colours } from '#content/brand-look.ts';
import { margin, type PdfWriter } from '#documents/writer/pdf-writer.ts';

/** How far the name is from the margin, beside the logo, and its size, in points. */
export const brandIndent = 52;
export const brandSize = 20;

/** The logo and name at the top of the first page. */
export function writeLetterhead(writer: PdfWriter, brand: string): void {
  const { pdf } = writer;
  writer.decorate(() => {
    pdf.save().translate(margin, margin).scale(0.8).lineWidth(5).lineCap('round').lineJoin('round');
    for (const { colour, path } of logo) pdf.path(path).stroke(colours[colour]);
    pdf.restore();
    writer.write(brand, {
      style: 'heading',
      size: brandSize,
      left: margin + brandIndent,
      top: margin,
      width: pdf.page.width,
      lineGap: 0,
    });
  });
  pdf.y = margin + 44;
}

/** A word across every page, such as « SPÉCIMEN ». Screen readers don't read it, so the text must say it too. */
export function writeStamp(writer: PdfWriter, word: string): void {
  const { pdf } = writer;
  for (let page = 0; page < pdf.bufferedPageRange().count; page += 1) {
    pdf.switchToPage(page);
    writer.decorate(() => {
      pdf.save().rotate(-38, { origin: [pdf.page.width / 2, pdf.page.height / 2] });
      pdf.opacity(0.12);
      const top = pdf.page.height / 2 - 60;
      const setting = { style: 'heading', size: 96, colour: colours.coral, lineGap: 0, align: 'center' } as const;
      writer.write(word, { ...setting, left: 0, top, width: pdf.page.width });
      pdf.opacity(1).restore();
    });
  }
}
