/**
 * Whether a text has no control characters other than tabs and line ends. PostgreSQL can't store a NUL, and half a
 * surrogate pair isn't text.
 */
export function isPlainText(text: string): boolean {
  return !/[^\P{Cc}\t\n\r]|\p{Cs}/u.test(text);
}
