/** A weight or family of a document's texts. */
export type FontStyle = 'regular' | 'bold' | 'heading';

/**
 * Fonts (TrueType) that documents embed: in each weight the font of our own texts, then those with the letters of names
 * that it lacks (`ř`, `ễ`), tried in this order; few names need them.
 */
export type DocumentFonts = Readonly<Record<FontStyle, readonly Uint8Array[]>>;

/** All fonts of documents; `read` reads a file of `documents/fonts/`. */
export function readDocumentFonts(read: (file: string) => Uint8Array): DocumentFonts {
  const heading = read('bricolage-grotesque-700.ttf');
  const bodyFonts = (regular: number, vietnamese: number): readonly Uint8Array[] => [
    read(`instrument-sans-${regular}.ttf`),
    read(`instrument-sans-ext-${regular}.ttf`),
    read(`bricolage-grotesque-vietnamese-${vietnamese}.ttf`),
    // For a few signs, such as `²`.
    heading,
  ];
  const bold = bodyFonts(650, 700);
  return { regular: bodyFonts(400, 400), bold, heading: [heading, ...bold.slice(1, 3)] };
}
