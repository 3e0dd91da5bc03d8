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
