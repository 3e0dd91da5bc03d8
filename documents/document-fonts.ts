/** Fonts (TrueType) that documents embed. */
export interface DocumentFonts {
  readonly regular: Uint8Array;
  readonly bold: Uint8Array;
  readonly heading: Uint8Array;
  /** Fonts with the letters of names that `regular` lacks (`ř`, `ễ`), tried in this order; few names need them. */
  readonly names?: readonly Uint8Array[];
}

/** A font of our own texts. */
export type DocumentFace = 'regular' | 'bold' | 'heading';

/** All fonts of documents; `read` reads a file of `documents/fonts/`. */
export function readDocumentFonts(read: (file: string) => Uint8Array): DocumentFonts {
  return {
    regular: read('instrument-sans-400.ttf'),
    bold: read('instrument-sans-650.ttf'),
    heading: read('bricolage-grotesque-700.ttf'),
    names: ['instrument-sans-ext-400.ttf', 'bricolage-grotesque-vietnamese-400.ttf'].map(read),
  };
}
