import PDFDocument from 'pdfkit';
import type { DocumentFace, DocumentFonts } from '#documents/document-fonts.ts';

/** Text in one font on one line. */
interface Run {
  readonly face: string;
  readonly text: string;
}

const lineGap = 2;
/** Replaces characters that no font has, once for each group of them. */
const leftOut = '[…]';

/**
 * The fonts of a document: which of them has a character, and body text that needs several. The narrow no-break space,
 * which none of them has, is written as a no-break space.
 */
export class DocumentFaces {
  readonly #pdf: PDFKit.PDFDocument;
  /** Fonts of body text; the first one that has a character draws it. */
  readonly #bodyFaces: readonly string[];

  constructor(pdf: PDFKit.PDFDocument, { names = [], ...ours }: DocumentFonts) {
    this.#pdf = pdf;
    for (const [name, bytes] of Object.entries(ours)) pdf.registerFont(name, bytes);
    for (const [index, bytes] of names.entries()) pdf.registerFont(`names-${index}`, bytes);
    this.#bodyFaces = ['regular', ...names.map((_, index) => `names-${index}`)];
  }

  /**
   * Prepares a text for a font. Throws `RangeError` for a character without a glyph, which would be printed as a box.
   */
  printable(text: string, face: DocumentFace): string {
    return this.#checked(text, (character) => this.#has(face, character));
  }

  /** The characters, as a reader counts them, that body text can't show; each once. */
  missing(text: string): string[] {
    const characters = [...new Intl.Segmenter('fr').segment(text.normalize('NFC'))].map(({ segment }) => segment);
    return [...new Set(characters.filter((character) => [...character].some((part) => !this.#bodyFace(part))))];
  }

  /**
   * Replaces characters of a typed text that body text can't show: a letter loses its accent (`ẘ` → `w`), anything else
   * is replaced by a mark (`電話` → `[…]`). Line ends are kept.
   */
  drawable(text: string): string {
    const nearest = (character: string): string => {
      if (character === '\n' || this.#bodyFace(character)) return character;
      const base = character.normalize('NFKD').charAt(0);
      return this.#bodyFace(base) ? base : '\0';
    };
    const written = text
      .normalize('NFC')
      .replaceAll('\u202f', '\u00a0')
      .replaceAll(/\r\n?/g, '\n')
      .replaceAll('\t', ' ');
    return [...written].map(nearest).join('').replaceAll(/\0+/g, leftOut);
  }

  /** Height of body text of the given width, in points. */
  bodyHeight(text: string, size: number, width: number): number {
    const written = this.#body(text);
    this.#pdf.font('regular').fontSize(size);
    if (this.#isPlain(written)) return this.#pdf.heightOfString(written, { width, lineGap });
    return this.#lines(written, size, width).length * this.#lineHeight(size);
  }

  /** Writes body text at `pdf.y`, and moves `pdf.y` below it. */
  writeBody(text: string, size: number, left: number, width: number): void {
    const pdf = this.#pdf;
    const written = this.#body(text);
    pdf.font('regular').fontSize(size);
    if (this.#isPlain(written)) {
      pdf.text(written, left, pdf.y, { width, lineGap });
      return;
    }
    const { _font } = pdf as unknown as { _font: { ascender: number } };
    const ascent = (_font.ascender / 1000) * size;
    const top = pdf.y;
    for (const [index, line] of this.#lines(written, size, width).entries()) {
      let x = left;
      for (const run of this.#runs(line)) {
        const baseline = top + index * this.#lineHeight(size) + ascent;
        pdf.font(run.face).fontSize(size).text(run.text, x, baseline, { lineBreak: false, baseline: 'alphabetic' });
        x += pdf.widthOfString(run.text);
      }
    }
    pdf.y = top + this.#lines(written, size, width).length * this.#lineHeight(size);
  }

  /** Breaks lines between words. The library breaks lines only within one font, and a name may need several. */
  #lines(text: string, size: number, width: number): string[] {
    const measure = (part: string): number =>
      this.#runs(part).reduce((sum, run) => sum + this.#pdf.font(run.face).fontSize(size).widthOfString(run.text), 0);
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
        for (const part of measure(word.trimEnd()) > width ? word : [word]) add(part);
      }
      return lines.map((line) => line.trimEnd()).filter((line, index) => line !== '' || index === 0);
    });
  }

  #runs(text: string): Run[] {
    const runs: Run[] = [];
    for (const character of text) {
      const face = this.#bodyFace(character) ?? 'regular';
      const last = runs.at(-1);
      if (last?.face === face) runs[runs.length - 1] = { face, text: last.text + character };
      else runs.push({ face, text: character });
    }
    return runs;
  }

  #lineHeight(size: number): number {
    return this.#pdf.font('regular').fontSize(size).currentLineHeight(true) + lineGap;
  }

  #body(text: string): string {
    return this.#checked(text, (character) => this.#bodyFace(character) !== undefined);
  }

  #isPlain(text: string): boolean {
    return [...text].every((character) => character === '\n' || this.#bodyFace(character) === 'regular');
  }

  #bodyFace(character: string): string | undefined {
    return this.#bodyFaces.find((face) => this.#has(face, character));
  }

  #checked(text: string, has: (character: string) => boolean): string {
    const written = text.replaceAll('\u202f', '\u00a0');
    for (const character of written) {
      if (character === '\n' || has(character)) continue;
      const point = (character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
      throw new RangeError(`No glyph for U+${point} in a document`);
    }
    return written;
  }

  readonly #known = new Map<string, boolean>();

  #has(face: string, character: string): boolean {
    const key = face + character;
    let known = this.#known.get(key);
    if (known === undefined) {
      const pdf = this.#pdf as unknown as { _font: unknown; _fontSize: number };
      const before = pdf._font;
      this.#pdf.font(face);
      const { font } = pdf._font as { font: { hasGlyphForCodePoint(point: number): boolean } };
      known = character !== '' && font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0);
      pdf._font = before;
      this.#known.set(key, known);
    }
    return known;
  }
}

/** The characters of typed texts that documents with these fonts can't show; see {@link DocumentFaces.missing}. */
export function missingCharacters(text: string, fonts: DocumentFonts): string[] {
  return new DocumentFaces(new PDFDocument({ font: '' }), fonts).missing(text);
}
