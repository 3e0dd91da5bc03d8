/** A `mailto:` URL, perhaps without recipient. Lines end in CRLF (RFC 6068); no-break spaces would show as boxes. */
export function mailtoUrl(recipient: string, subject: string, body: string): string {
  const encode = (text: string): string =>
    encodeURIComponent(text.replaceAll(/[\u00a0\u202f]/g, ' ').replaceAll(/\p{Surrogate}/gu, '\ufffd'));
  return `mailto:${recipient}?subject=${encode(subject)}&body=${encode(body.replaceAll(/\r?\n/g, '\r\n'))}`;
}
