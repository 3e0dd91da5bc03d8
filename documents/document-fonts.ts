/** Font files (woff) that documents embed, in `documents/fonts/`; the caller reads them where it runs. */
export interface DocumentFonts {
  readonly regular: Uint8Array;
  readonly bold: Uint8Array;
  readonly heading: Uint8Array;
  /** Faces that lend `regular` the letters of names it lacks (`ř`, `ễ`), tried in this order; needed by few names. */
  readonly names?: readonly Uint8Array[];
}

/** A face that a text of ours is written in. */
export type DocumentFace = 'regular' | 'bold' | 'heading';

/** Names of those files, for whoever reads them. */
export const documentFontFiles: Readonly<Record<DocumentFace, string>> = {
  regular: 'instrument-sans-400.woff',
  bold: 'instrument-sans-650.woff',
  heading: 'bricolage-grotesque-700.woff',
};

export const nameFontFiles = ['instrument-sans-ext-400.woff', 'bricolage-grotesque-vietnamese-400.woff'] as const;
