/**
 * Whether a text is free of control characters other than tabs and line ends. The others have no business in a name, a
 * NUL can't be stored by PostgreSQL, and half a surrogate pair isn't text.
 */
export function isPlainText(text: string): boolean {
  return !/[^\P{Cc}\t\n\r]|\p{Cs}/u.test(text);
}
