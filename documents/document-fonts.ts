/** Font files (woff) that documents embed, from `documents/fonts/`; the caller reads them. */
export interface DocumentFonts {
  readonly regular: Uint8Array;
  readonly bold: Uint8Array;
  readonly heading: Uint8Array;
  /** Fonts with the letters of names that `regular` lacks (`ř`, `ễ`), tried in this order; few names need them. */
  readonly names?: readonly Uint8Array[];
}

/** A font of our own texts. */
export type DocumentFace = 'regular' | 'bold' | 'heading';

/** File names of those fonts. */
export const documentFontFiles: Readonly<Record<DocumentFace, string>> = {
  regular: 'instrument-sans-400.woff',
  bold: 'instrument-sans-650.woff',
  heading: 'bricolage-grotesque-700.woff',
};

export const nameFontFiles = ['instrument-sans-ext-400.woff', 'bricolage-grotesque-vietnamese-400.woff'] as const;
