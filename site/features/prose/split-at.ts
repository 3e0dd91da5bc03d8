/** Cuts a text around some values, longest first: values are at odd indexes, the text between them at even ones. */
export function splitAt(text: string, values: readonly string[]): string[] {
  if (values.length === 0) return [text];
  const longestFirst = [...values].sort((one, other) => other.length - one.length);
  const escaped = longestFirst.map((value) => value.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return text.split(new RegExp(`(${escaped.join('|')})`));
}
