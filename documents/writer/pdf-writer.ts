import PDFDocument from 'pdfkit';
import { colours } from '#content/brand-look.ts';
import { type DocumentFonts, type FontStyle, openFont } from '#documents/writer/document-fonts.ts';
import { nearestText } from '#documents/writer/nearest-text.ts';

/** A file inside a document. */
export interface PdfAttachment {
  readonly title: string;
  readonly filename: string;
  readonly madeAt: Date;
  readonly bytes: Uint8Array;
}

interface PdfInfo {
  readonly title: string;
  readonly author: string;
  /** Printed on every page with the page number; if empty, neither is printed. */
  readonly footer: string;
  readonly createdAt: Date;
  /** Files to attach; the document is then a PDF/A-3 for archives. */
  readonly archived?: readonly PdfAttachment[];
  /** Another size than A4: width, height and margin in points. */
  readonly page?: { readonly size: [number, number]; readonly margin: number };
}

/** Margins of a page, and the height of its footer above the bottom margin, in points. */
export const margin = 50;
const footerHeight = 40;
/** Paragraphs up to this height are kept on one page, in points. */
const maxKeptHeight = 160;
const headings = {
  1: { size: 24, before: 0, after: 8 },
  2: { size: 15, before: 14, after: 4 },
  3: { size: 12, before: 8, after: 4 },
} as const;

type Pdf = PDFKit.PDFDocument;

/** How a text is set, in points: by default in body text over the whole width, below what was written last. */
interface TextSetting {
  readonly style?: FontStyle;
  readonly size?: number;
  readonly colour?: string;
  readonly left?: number;
  readonly top?: number;
  readonly width?: number;
  readonly lineGap?: number;
  readonly align?: 'left' | 'right' | 'center';
}

const bodyText = {
  style: 'regular',
  size: 10,
  colour: colours.ink,
  left: margin,
  lineGap: 2,
  align: 'left',
} as const satisfies TextSetting;

/** Options of the library that its types lack. A document states one of the two; each is tagged. */
const universalAccessibility: object = { subset: 'PDF/UA' };
const archive: object = { subset: 'PDF/A-3b' };
/** Texts that the library writes into the document's information, and by `toString` into its XML without escaping them. */
const recorded = (texts: Readonly<Record<string, string>>): object =>
  Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, new RecordedText(text)]));

class RecordedText extends String {
  override toString(): string {
    return this.valueOf().replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  }
}

/** Writes one tagged document from top to bottom; other files add blocks to it. A heading is kept with its text. */
export class PdfWriter {
  readonly pdf: Pdf;
  readonly width: number;
  /** The document's structure, in the order in which assistive technology reads it. */
  readonly root: PDFKit.PDFStructureElement;
  /** Letters that were replaced so far, each once. */
  readonly lost = new Set<string>();
  readonly #info: PdfInfo;
  readonly #fonts: Readonly<Record<FontStyle, ReturnType<typeof openFont>>>;
  /** Headings wait for the text after them, so that none is alone at the bottom of a page. */
  #headings: { readonly level: 1 | 2 | 3; readonly text: string }[] = [];
  readonly #chunks: Uint8Array[] = [];
  readonly #finished: Promise<unknown>;

  constructor(info: PdfInfo, { regular, bold, heading }: DocumentFonts) {
    this.#info = info;
    this.#fonts = { regular: openFont(regular), bold: openFont(bold), heading: openFont(heading) };
    this.pdf = new PDFDocument({
      ...(info.page ?? {
        size: 'A4',
        margins: { top: margin, left: margin, right: margin, bottom: margin + footerHeight },
      }),
      tagged: true,
      ...(info.archived === undefined ? universalAccessibility : archive),
      pdfVersion: '1.7',
      lang: 'fr-FR',
      displayTitle: true,
      bufferPages: true,
      font: '',
      info: { ...recorded({ Title: info.title, Author: info.author }), CreationDate: info.createdAt },
    });
    for (const [style, font] of Object.entries(this.#fonts)) this.pdf.registerFont(style, font);
    this.pdf.on('data', (chunk: Uint8Array) => this.#chunks.push(chunk));
    this.#finished = new Promise((resolve, reject) => this.pdf.on('end', resolve).on('error', reject));
    this.width = this.pdf.page.width - 2 * margin;
    this.root = this.pdf.struct('Document', { lang: 'fr-FR' });
    this.pdf.addStructure(this.root);
    for (const { title, filename, madeAt, bytes } of info.archived ?? []) {
      const options: object = {
        name: filename,
        description: title,
        type: 'application/pdf',
        relationship: 'Supplement',
        creationDate: madeAt,
        modifiedDate: madeAt,
      };
      this.pdf.file(Buffer.from(bytes), options);
    }
  }

  heading(level: 1 | 2 | 3, text: string): void {
    this.#headings.push({ level, text });
  }

  /** `lineGap` and `after`, the space below, are in points. */
  paragraph(
    text: string,
    options: { bold?: boolean; quiet?: boolean; size?: number; lineGap?: number; after?: number } = {},
  ): void {
    const { bold, quiet, size = 10, lineGap = 2, after = 4 } = options;
    const setting = { style: bold ? 'bold' : 'regular', size, lineGap } as const;
    this.keepTogether(Math.min(this.height(text, setting), maxKeptHeight));
    this.block('P', () => this.write(text, { ...setting, colour: quiet ? colours['ink-soft'] : colours.ink }));
    this.space(after);
  }

  /** Writes a text, as a part of a block or a decoration, and moves below it. */
  write(text: string, setting: TextSetting = {}): void {
    const { style, size, colour, left, top, ...box } = { ...bodyText, width: this.width, top: this.pdf.y, ...setting };
    this.pdf.font(style).fontSize(size).fillColor(colour);
    this.pdf.text(this.drawable(text, style), left, top, box);
  }

  /** Height of a text that is set in this way, in points. */
  height(text: string, setting: TextSetting): number {
    const { style, size, width, lineGap } = { ...bodyText, width: this.width, ...setting };
    return this.pdf.font(style).fontSize(size).heightOfString(this.drawable(text, style), { width, lineGap });
  }

  /** A text as this font can write it ({@link nearestText}): letters that it lacks are never a reason to fail. */
  drawable(text: string, style: FontStyle): string {
    const font = this.#fonts[style];
    return nearestText(
      text,
      (cluster) => [...cluster].every((character) => font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0)),
      (cluster) => this.lost.add(cluster),
    );
  }

  space(points: number): void {
    this.pdf.y += points;
  }

  /** Ends the document and returns its bytes. */
  async finish(): Promise<Uint8Array> {
    this.#writeHeadings();
    const count = this.#info.footer === '' ? 0 : this.pdf.bufferedPageRange().count;
    for (let page = 0; page < count; page += 1) {
      this.pdf.switchToPage(page);
      this.#writeFooter(page + 1, count);
    }
    this.root.end();
    this.pdf.end();
    await this.#finished;
    return new Uint8Array(await new Blob(this.#chunks).arrayBuffer());
  }

  /** The footer and the page number at the bottom of the current page. */
  #writeFooter(page: number, count: number): void {
    const { pdf, width } = this;
    this.decorate(() => {
      const top = pdf.page.height - margin - 14;
      pdf.page.margins.bottom = 0;
      this.rule(top - 8, 0.75);
      const setting = { size: 7.5, colour: colours['ink-soft'], top, lineGap: 0 };
      this.write(this.#info.footer, { ...setting, width: width - 60 });
      this.write(`${page} / ${count}`, { ...setting, left: margin + width - 60, width: 60, align: 'right' });
      pdf.page.margins.bottom = margin + footerHeight;
    });
  }

  /** Writes a part of the document under its role for assistive technology: `P`, `H2`. */
  block(type: string, write: () => void): void {
    this.root.add(this.pdf.struct(type, {}, write));
  }

  /** Marks what `draw` draws as decoration, which assistive technology skips. */
  decorate(draw: () => void): void {
    this.pdf.markContent('Artifact', { type: 'Layout' });
    draw();
    this.pdf.endMarkedContent();
  }

  /** Draws a line over the whole width, as a part of a decoration. */
  rule(y: number, thickness: number, colour: string = colours.line): void {
    const { pdf, width } = this;
    pdf.moveTo(margin, y).lineTo(margin + width, y);
    pdf.lineWidth(thickness).stroke(colour);
  }

  /** Starts a new page unless `height` points, and the heading above them, fit on this one; returns whether it did. */
  keepTogether(height: number): boolean {
    const heights = this.#headings.map(({ level }) => {
      const { size, before, after } = headings[level];
      return before + this.pdf.font('heading').fontSize(size).currentLineHeight(true) + after;
    });
    const bottom = this.pdf.y + heights.reduce((sum, above) => sum + above, height);
    const isNew = bottom > this.pdf.page.height - margin - footerHeight;
    if (isNew) this.pdf.addPage();
    this.#writeHeadings();
    return isNew;
  }

  #writeHeadings(): void {
    for (const { level, text } of this.#headings.splice(0)) {
      const { size, before, after } = headings[level];
      if (this.pdf.y > margin) this.space(before);
      this.block(`H${level}`, () => this.write(text, { style: 'heading', size, lineGap: 0 }));
      this.space(after);
    }
  }
}
