import PDFDocument from 'pdfkit';

/** A weight or family of a document's texts. */
export type FontStyle = 'regular' | 'bold' | 'heading';

/** Fonts (TrueType) that documents embed, each with the letters of European and Vietnamese names. */
export type DocumentFonts = Readonly<Record<FontStyle, Uint8Array>>;

/** The fonts of documents; `read` reads a file of `documents/fonts/`. */
export function readDocumentFonts(read: (file: string) => Uint8Array): DocumentFonts {
  return {
    regular: read('instrument-sans-400.ttf'),
    bold: read('instrument-sans-650.ttf'),
    heading: read('bricolage-grotesque-700.ttf'),
  };
}

/** A font as the PDF library opens it, which it takes in place of a file. */
type OpenedFont = PDFKit.Mixins.PDFFontSource & { _glyphs: object; hasGlyphForCodePoint(point: number): boolean };

/** Reading the tables of the fonts again for each document would take a third of its time. */
const opened = new WeakMap<Uint8Array, OpenedFont>();

/** Opens a font, once for all documents. */
export function openFont(bytes: Uint8Array): OpenedFont {
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
