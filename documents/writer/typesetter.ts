import PDFDocument from 'pdfkit';
import type { DocumentFonts, FontStyle } from '#documents/writer/document-fonts.ts';
import { nearestText } from '#documents/writer/nearest-text.ts';

/** How text is set in a column. Everything is in points. */
interface TextBox {
  readonly style: FontStyle;
  readonly size: number;
  readonly width: number;
  readonly lineGap: number;
}

/** How a text is set on one line: `x` is its start, middle or end. */
interface LineBox {
  readonly style: FontStyle;
  readonly size: number;
  readonly x: number;
  readonly baseline: number;
  readonly anchor?: 'start' | 'middle' | 'end' | undefined;
}

/** All texts of a document pass here: what a font lacks is replaced ({@link nearestText}), never a reason to fail. */
export class Typesetter {
  /** Letters that were replaced so far, each once. */
  readonly lost = new Set<string>();
  readonly #pdf: PDFKit.PDFDocument;
  readonly #fonts: Readonly<Record<FontStyle, OpenedFont>>;

  constructor(pdf: PDFKit.PDFDocument, { regular, bold, heading }: DocumentFonts) {
    this.#pdf = pdf;
    this.#fonts = { regular: openFont(regular), bold: openFont(bold), heading: openFont(heading) };
    for (const [style, font] of Object.entries(this.#fonts)) pdf.registerFont(style, font);
  }

  /** Height of a text, in points. */
  height(text: string, { style, size, width, lineGap }: TextBox): number {
    return this.#pdf.font(style).fontSize(size).heightOfString(this.#drawable(text, style), { width, lineGap });
  }

  /** Writes a text at `pdf.y`, and moves `pdf.y` below it. */
  write(text: string, box: TextBox & { readonly left: number; readonly align: 'left' | 'right' | 'center' }): void {
    const { style, size, left, ...setting } = box;
    const pdf = this.#pdf.font(style).fontSize(size);
    pdf.text(this.#drawable(text, style), left, pdf.y, setting);
  }

  /** Writes a text on one line. */
  writeOnLine(text: string, { style, size, x, baseline, anchor = 'start' }: LineBox): void {
    const pdf = this.#pdf.font(style).fontSize(size);
    const drawable = this.#drawable(text, style);
    const left = x - { start: 0, middle: 0.5, end: 1 }[anchor] * pdf.widthOfString(drawable);
    pdf.text(drawable, left, baseline, { lineBreak: false, baseline: 'alphabetic' });
  }

  #drawable(text: string, style: FontStyle): string {
    const font = this.#fonts[style];
    return nearestText(
      text,
      (cluster) => [...cluster].every((character) => font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0)),
      (cluster) => this.lost.add(cluster),
    );
  }
}

/** A font as the library opens it, which it takes in place of a file. */
type OpenedFont = PDFKit.Mixins.PDFFontSource & { _glyphs: object; hasGlyphForCodePoint(point: number): boolean };

/** Reading the tables of the fonts again for each document would take a third of its time. */
const opened = new WeakMap<Uint8Array, OpenedFont>();

function openFont(bytes: Uint8Array): OpenedFont {
  let font = opened.get(bytes);
  if (font === undefined) {
    const pdf = new PDFDocument({ font: '' }).font(bytes) as unknown as { _font: { font: OpenedFont } };
    font = pdf._font.font;
    opened.set(bytes, font);
  }
  // A glyph keeps the letters that it was first drawn for, which may be those of another document.
  font._glyphs = {};
  return font;
}
