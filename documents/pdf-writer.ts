import PDFDocument from 'pdfkit';
import type { DocumentFonts } from '#documents/document-fonts.ts';

export interface PdfInfo {
  readonly title: string;
  readonly author: string;
  /** Shown on every page, beside the page number. */
  readonly footer: string;
  readonly createdAt: Date;
}

/** Colours of the site's tokens, in print. */
export const ink = '#14213d';
export const coral = '#c2401c';
export const sea = '#0b5a7a';
export const seaTint = '#e3f0f4';
export const sun = '#f6c445';
export const hairline = '#d9d2c5';
const quietInk = '#4a5672';

const margin = 50;
const footerHeight = 46;

type Pdf = PDFKit.PDFDocument;

/** Options that the library knows and its published types don't yet. */
const universalAccessibility: object = { subset: 'PDF/UA' };
const boundingBox = (bbox: readonly [number, number, number, number]): object => ({ bbox });

/**
 * Writes one tagged A4 document from top to bottom: headings, paragraphs, tables, figures. Every character must have a
 * glyph in the fonts: the narrow no-break space, which they lack, is written as a no-break space, and any other missing
 * character throws, because a reader would see an empty box.
 */
export class PdfWriter {
  readonly pdf: Pdf;
  readonly left = margin;
  readonly width: number;
  /** The document's structure, read in this order by assistive technology. */
  readonly root: PDFKit.PDFStructureElement;
  readonly #info: PdfInfo;
  readonly #chunks: Uint8Array[] = [];
  readonly #finished: Promise<void>;

  constructor(info: PdfInfo, fonts: DocumentFonts) {
    this.#info = info;
    this.pdf = new PDFDocument({
      size: 'A4',
      margins: { top: margin, left: margin, right: margin, bottom: margin + footerHeight },
      tagged: true,
      ...universalAccessibility,
      pdfVersion: '1.7',
      lang: 'fr-FR',
      displayTitle: true,
      bufferPages: true,
      font: '',
      info: { Title: info.title, Author: info.author, CreationDate: info.createdAt },
    });
    for (const [name, bytes] of Object.entries(fonts)) this.pdf.registerFont(name, bytes);
    this.pdf.on('data', (chunk: Uint8Array) => this.#chunks.push(chunk));
    this.#finished = new Promise((resolve, reject) => {
      this.pdf.on('end', () => resolve());
      this.pdf.on('error', reject);
    });
    this.width = this.pdf.page.width - 2 * margin;
    this.root = this.pdf.struct('Document', { lang: 'fr-FR' });
    this.pdf.addStructure(this.root);
  }

  /** The brand's mark and name at the top of the first page. */
  letterhead(brand: string): void {
    const { pdf } = this;
    this.decorate(() => {
      pdf.save().translate(margin, margin).scale(0.8).lineWidth(5).lineCap('round').lineJoin('round');
      pdf.path('M2.5 28.5h7').stroke(coral);
      pdf.path('M9.5 28.5c4.5 0 6.5-2 6.5-7V9c0-4.5 4-5.5 6.5-2l11 16c2.5 3.5 6.5 2.5 6.5-2V4').stroke(ink);
      pdf.path('M48.5 4h.01').stroke(sun).restore();
      this.style('heading', 20, ink).text(this.printable(brand), margin + 52, margin, { lineBreak: false });
    });
    pdf.x = margin;
    pdf.y = margin + 44;
  }

  heading(level: 1 | 2 | 3, text: string): void {
    const size = { 1: 24, 2: 15, 3: 12 }[level];
    this.keepTogether(size * 5);
    if (level > 1) this.space(level === 2 ? 14 : 8);
    this.#block(`H${level}`, () => {
      this.style('heading', size, ink).text(this.printable(text), margin, this.pdf.y, { width: this.width });
    });
    this.space(level === 1 ? 8 : 4);
  }

  paragraph(text: string, options: { bold?: boolean; quiet?: boolean; size?: number; width?: number } = {}): void {
    this.#block('P', () => {
      this.style(options.bold ? 'bold' : 'regular', options.size ?? 10, options.quiet ? quietInk : ink);
      this.pdf.text(this.printable(text), margin, this.pdf.y, { width: options.width ?? this.width, lineGap: 2 });
    });
    this.space(4);
  }

  /** Short titled texts side by side, read one after the other. */
  columns(texts: readonly { title: string; lines: readonly string[] }[]): void {
    this.space(8);
    const top = this.pdf.y;
    const width = this.width / texts.length;
    const bottoms = texts.map(({ title, lines }, index) => {
      const left = margin + index * width;
      this.#block('H2', () => {
        this.style('heading', 12, ink).text(this.printable(title), left, top, { width: width - 16 });
      });
      this.#block('P', () => {
        this.style('regular', 10, ink);
        this.pdf.text(this.printable(lines.join('\n')), left, this.pdf.y + 3, { width: width - 16, lineGap: 2 });
      });
      return this.pdf.y;
    });
    this.pdf.x = margin;
    this.pdf.y = Math.max(...bottoms);
    this.space(6);
  }

  list(items: readonly string[]): void {
    const list = this.pdf.struct('L');
    this.root.add(list);
    for (const item of items) {
      this.keepTogether(16);
      const entry = this.pdf.struct('LI');
      list.add(entry);
      const y = this.pdf.y;
      entry.add(
        this.pdf.struct('Lbl', {}, () => {
          this.style('bold', 10, coral).text('•', margin + 4, y, { lineBreak: false });
        }),
      );
      entry.add(
        this.pdf.struct('LBody', {}, () => {
          this.style('regular', 10, ink).text(this.printable(item), margin + 18, y, {
            width: this.width - 18,
            lineGap: 2,
          });
        }),
      );
      entry.end();
      this.space(2);
    }
    list.end();
    this.pdf.x = margin;
    this.space(4);
  }

  /** A drawing of the given height, said in words for whoever can't see it. */
  figure(height: number, description: string, draw: (pdf: Pdf, top: number) => void): void {
    this.keepTogether(height);
    const top = this.pdf.y;
    const bounds = boundingBox([margin, top, margin + this.width, top + height]);
    this.root.add(
      this.pdf.struct('Figure', { alt: this.printable(description), ...bounds }, () => {
        this.pdf.save();
        draw(this.pdf, top);
        this.pdf.restore();
      }),
    );
    this.pdf.x = margin;
    this.pdf.y = top + height + 8;
  }

  /** A word across every page, for instance « SPÉCIMEN »; it says nothing to assistive technology, so say it in words too. */
  stamp(word: string): void {
    const { pdf } = this;
    for (let page = 0; page < pdf.bufferedPageRange().count; page += 1) {
      pdf.switchToPage(page);
      this.decorate(() => {
        pdf.save().rotate(-38, { origin: [pdf.page.width / 2, pdf.page.height / 2] });
        this.style('heading', 96, coral).opacity(0.12);
        pdf.text(this.printable(word), 0, pdf.page.height / 2 - 60, {
          width: pdf.page.width,
          align: 'center',
          lineBreak: false,
        });
        pdf.opacity(1).restore();
      });
    }
  }

  /**
   * A text typed by someone, in characters that the fonts can draw: an accent they lack is dropped (`Š` → `S`), a letter
   * of another script becomes `?`.
   */
  drawable(text: string): string {
    this.style('regular', 10, ink);
    return [...text]
      .map((character) => {
        if (this.#canDraw(character)) return character;
        const base = character.normalize('NFKD').charAt(0);
        return base !== '' && this.#canDraw(base) ? base : '?';
      })
      .join('');
  }

  space(points: number): void {
    this.pdf.y += points;
  }

  /** A word inside {@link figure}: `y` is the baseline, `x` its start, middle or end. */
  label(
    text: string,
    x: number,
    y: number,
    options: { size: number; bold?: boolean; anchor?: 'start' | 'middle' | 'end' },
  ): void {
    const { pdf } = this;
    this.style(options.bold ? 'bold' : 'regular', options.size, ink);
    const written = this.printable(text);
    const shift = { start: 0, middle: 0.5, end: 1 }[options.anchor ?? 'start'];
    pdf.text(written, x - shift * pdf.widthOfString(written), y, { lineBreak: false, baseline: 'alphabetic' });
  }

  /** Ends the document and gives its bytes. */
  async finish(): Promise<Uint8Array> {
    const { count } = this.pdf.bufferedPageRange();
    for (let page = 0; page < count; page += 1) {
      this.pdf.switchToPage(page);
      this.#footer(page + 1, count);
    }
    this.root.end();
    this.pdf.end();
    await this.#finished;
    return joinChunks(this.#chunks);
  }

  #footer(page: number, count: number): void {
    const { pdf } = this;
    this.decorate(() => {
      const top = pdf.page.height - margin - 14;
      pdf.page.margins.bottom = 0;
      pdf
        .moveTo(margin, top - 8)
        .lineTo(margin + this.width, top - 8)
        .lineWidth(0.75)
        .stroke(hairline);
      this.style('regular', 7.5, quietInk);
      pdf.text(this.printable(this.#info.footer), margin, top, { width: this.width - 60, height: 24 });
      pdf.text(`${page} / ${count}`, margin + this.width - 60, top, { width: 60, align: 'right', lineBreak: false });
      pdf.page.margins.bottom = margin + footerHeight;
    });
  }

  #block(type: string, write: () => void): void {
    this.root.add(this.pdf.struct(type, {}, write));
  }

  /** Marks what follows as decoration, which assistive technology passes over. */
  decorate(draw: () => void): void {
    this.pdf.markContent('Artifact', { type: 'Layout' });
    draw();
    this.pdf.endMarkedContent();
  }

  /** Sets face, size and colour for what is written next. */
  style(font: keyof DocumentFonts, size: number, colour: string): Pdf {
    return this.pdf.font(font).fontSize(size).fillColor(colour);
  }

  /** Starts a new page unless `height` points are left on this one; says whether it did. */
  keepTogether(height: number): boolean {
    if (this.pdf.y + height <= this.pdf.page.height - margin - footerHeight) return false;
    this.pdf.addPage();
    return true;
  }

  /** A text of ours as the fonts can write it; throws `RangeError` on a character without a glyph. */
  printable(text: string): string {
    const written = text.replaceAll('\u202f', '\u00a0');
    for (const character of written) {
      if (character !== '\n' && !this.#canDraw(character)) {
        const point = (character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
        throw new RangeError(`No glyph for U+${point} in a document`);
      }
    }
    return written;
  }

  /** Whether the current face can show a character; the three faces were cut to the same characters. */
  #canDraw(character: string): boolean {
    const { _font } = this.pdf as unknown as { _font: { font: { hasGlyphForCodePoint(point: number): boolean } } };
    return _font.font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0);
  }
}

function joinChunks(chunks: readonly Uint8Array[]): Uint8Array {
  const bytes = new Uint8Array(chunks.reduce((sum, { byteLength }) => sum + byteLength, 0));
  let offset = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, offset);
    offset += chunk.byteLength;
  }
  return bytes;
}
