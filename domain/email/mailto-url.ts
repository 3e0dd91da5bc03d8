/**
 * Maximum length of a URL that Chrome and Edge on Windows open in another program; a longer one does nothing (Chromium,
 * `chrome/browser/platform_util_win.cc`: 2048 with its two quotation marks).
 */
export const maxMailtoLength = 2046;

/** A `mailto:` URL, perhaps without recipient. Lines end in CRLF (RFC 6068); no-break spaces would show as boxes. */
export function mailtoUrl(recipient: string, subject: string, body: string): string {
  const encode = (text: string): string =>
    encodeURIComponent(text.replaceAll(/[\u00a0\u202f]/g, ' ').replaceAll(/\p{Surrogate}/gu, '\ufffd'));
  return `mailto:${recipient}?subject=${encode(subject)}&body=${encode(body.replaceAll(/\r?\n/g, '\r\n'))}`;
}
