/** Font files (woff) that every document embeds, in `documents/fonts/`; the caller reads them where it runs. */
export interface DocumentFonts {
  readonly regular: Uint8Array;
  readonly bold: Uint8Array;
  readonly heading: Uint8Array;
}

/** Names of those files, for whoever reads them. */
export const documentFontFiles = {
  regular: 'instrument-sans-400.woff',
  bold: 'instrument-sans-650.woff',
  heading: 'bricolage-grotesque-700.woff',
} as const;
