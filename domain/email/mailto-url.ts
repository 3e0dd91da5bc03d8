/**
 * A `mailto:` URL with subject and body; an empty recipient leaves the choice to the visitor. Line ends are CRLF, as RFC
 * 6068 requires, and spaces plain, since some mail programs show others as boxes.
 */
export function mailtoUrl(recipient: string, subject: string, body: string): string {
  const encode = (text: string): string =>
    encodeURIComponent(text.replaceAll(/[\u00a0\u202f]/g, ' ').replaceAll(/\p{Surrogate}/gu, '\ufffd'));
  return `mailto:${recipient}?subject=${encode(subject)}&body=${encode(body.replaceAll(/\r?\n/g, '\r\n'))}`;
}
