import PDFDocument from 'pdfkit';
import type { DocumentFonts, FontStyle } from '#documents/writer/document-fonts.ts';
import { clustersOf, nearestText } from '#documents/writer/nearest-text.ts';

/** Text in one font on one line. */
interface Run {
  readonly font: string;
  readonly text: string;
}

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

/**
 * The fonts of a document: which of them has a character, and texts that need several. Every text passes through here on
 * its way into a document: what none of the fonts has is replaced ({@link nearestText}), never a reason to fail.
 */
export class FontFallback {
  /** Letters that were replaced so far, each once. */
  readonly lost = new Set<string>();
  readonly #pdf: PDFKit.PDFDocument;
  readonly #fonts: Readonly<Record<FontStyle, readonly string[]>>;

  constructor(pdf: PDFKit.PDFDocument, { regular, bold, heading }: DocumentFonts) {
    this.#pdf = pdf;
    const register = (style: FontStyle, files: readonly Uint8Array[]): readonly string[] =>
      files.map((bytes, index) => {
        const font = index === 0 ? style : `${style}-${index}`;
        pdf.registerFont(font, openFont(bytes));
        return font;
      });
    this.#fonts = {
      regular: register('regular', regular),
      bold: register('bold', bold),
      heading: register('heading', heading),
    };
  }

  /** Height of a text, in points. */
  height(text: string, { style, size, width, lineGap }: TextBox): number {
    const written = this.#nearest(text, style);
    this.#pdf.font(style).fontSize(size);
    if (this.#isPlain(written, style)) return this.#pdf.heightOfString(written, { width, lineGap });
    return this.#lines(written, style, size, width).length * this.#lineHeight(style, size, lineGap);
  }

  /** Writes a text at `pdf.y`, and moves `pdf.y` below it. What needs several fonts is aligned to the left. */
  write(text: string, box: TextBox & { readonly left: number; readonly align: 'left' | 'right' | 'center' }): void {
    const { style, size, left, width, lineGap, align } = box;
    const pdf = this.#pdf;
    const written = this.#nearest(text, style);
    pdf.font(style).fontSize(size);
    if (this.#isPlain(written, style)) {
      pdf.text(written, left, pdf.y, { width, lineGap, align });
      return;
    }
    const { _font } = pdf as unknown as { _font: { ascender: number } };
    const ascent = (_font.ascender / 1000) * size;
    const height = this.#lineHeight(style, size, lineGap);
    let top = pdf.y;
    for (const line of this.#lines(written, style, size, width)) {
      this.writeOnLine(line, { style, size, x: left, baseline: top + ascent });
      top += height;
    }
    pdf.y = top;
  }

  /** Writes a text on one line. */
  writeOnLine(text: string, { style, size, x, baseline, anchor = 'start' }: LineBox): void {
    const pdf = this.#pdf;
    const written = this.#nearest(text, style);
    let left = x - { start: 0, middle: 0.5, end: 1 }[anchor] * this.#widthOf(written, style, size);
    for (const { font, text: words } of this.#runs(written, style)) {
      pdf.font(font).fontSize(size).text(words, left, baseline, { lineBreak: false, baseline: 'alphabetic' });
      left += pdf.widthOfString(words);
    }
  }

  #nearest(text: string, style: FontStyle): string {
    return nearestText(
      text,
      (cluster) => this.#fonts[style].some((font) => this.#hasAll(font, cluster)),
      (cluster) => this.lost.add(cluster),
    );
  }

  /** Breaks lines between words. The library breaks lines only within one font, and a name may need several. */
  #lines(text: string, style: FontStyle, size: number, width: number): string[] {
    const measure = (part: string): number => this.#widthOf(part, style, size);
    return text.split('\n').flatMap((paragraph) => {
      const lines = [''];
      let used = 0;
      // The line so far isn't measured again: a long word would take the square of its length.
      const add = (part: string): void => {
        const fits = used + measure(part.trimEnd()) <= width;
        lines.push(fits ? `${lines.pop() ?? ''}${part}` : part);
        used = (fits ? used : 0) + measure(part);
      };
      for (const word of paragraph.split(/(?<= )/)) {
        // A word wider than the line is cut.
        for (const part of measure(word.trimEnd()) > width ? clustersOf(word) : [word]) add(part);
      }
      return lines.map((line) => line.trimEnd()).filter((line, index) => line !== '' || index === 0);
    });
  }

  #widthOf(text: string, style: FontStyle, size: number): number {
    const widths = this.#runs(text, style).map((run) =>
      this.#pdf.font(run.font).fontSize(size).widthOfString(run.text),
    );
    return widths.reduce((sum, width) => sum + width, 0);
  }

  #runs(text: string, style: FontStyle): Run[] {
    const runs: Run[] = [];
    for (const cluster of clustersOf(text)) {
      const font = this.#fonts[style].find((name) => this.#hasAll(name, cluster)) ?? style;
      const last = runs.at(-1);
      if (last?.font === font) runs[runs.length - 1] = { font, text: last.text + cluster };
      else runs.push({ font, text: cluster });
    }
    return runs;
  }

  #isPlain(text: string, style: FontStyle): boolean {
    return clustersOf(text).every((cluster) => cluster === '\n' || this.#hasAll(style, cluster));
  }

  #lineHeight(style: FontStyle, size: number, lineGap: number): number {
    return this.#pdf.font(style).fontSize(size).currentLineHeight(true) + lineGap;
  }

  readonly #known = new Map<string, boolean>();

  #hasAll(font: string, characters: string): boolean {
    const key = font + characters;
    let known = this.#known.get(key);
    if (known === undefined) {
      const pdf = this.#pdf as unknown as { _font: unknown; _fontSize: number };
      const before = pdf._font;
      this.#pdf.font(font);
      const { font: file } = pdf._font as { font: { hasGlyphForCodePoint(point: number): boolean } };
      known = [...characters].every((character) => file.hasGlyphForCodePoint(character.codePointAt(0) ?? 0));
      pdf._font = before;
      this.#known.set(key, known);
    }
    return known;
  }
}

/** A font as the library opens it, which it takes in place of a file. */
type OpenedFont = PDFKit.Mixins.PDFFontSource & { _glyphs: object };

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

/** Whether body text in these fonts shows every character of a typed text. */
export function areEnough(fonts: DocumentFonts, typed: string): boolean {
  const fallback = new FontFallback(new PDFDocument({ font: '' }), fonts);
  fallback.height(typed, { style: 'regular', size: 10, width: 500, lineGap: 0 });
  return fallback.lost.size === 0;
}
