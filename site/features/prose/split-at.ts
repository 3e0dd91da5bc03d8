/**
 * Cuts a text around some values, longest value first: the pieces at odd indexes are values, those at even indexes the
 * text between them.
 */
export function splitAt(text: string, values: readonly string[]): string[] {
  if (values.length === 0) return [text];
  const longestFirst = [...values].sort((one, other) => other.length - one.length);
  const escaped = longestFirst.map((value) => value.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return text.split(new RegExp(`(${escaped.join('|')})`));
}
