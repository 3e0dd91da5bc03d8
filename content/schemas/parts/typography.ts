/** What French typography asks for, as replacements of what a keyboard types. */
const rules: readonly (readonly [typed: RegExp, right: string])[] = [
  [/(?<=\p{L})'(?=\p{L})/gu, '’'],
  [/\.\.\./g, '…'],
  [/(?<=\p{L}) {2,}(?=\p{L})/gu, ' '],
  [/(?<=\p{L}) (?=[,.](?:\s|$))/gmu, ''],
  [/(?<=(?<!\d)\d{1,3}(?:[ \u00a0\u202f]\d{3})*)[ \u00a0](?=(?:\d{3}[ \u00a0])*\d{3}\s?€)/g, '\u202f'],
  // Thousands of other things, but not the groups of a registration number.
  [/(?<!\d[ \u00a0]?)(?!116)(\d{1,3})[ \u00a0](?=\d{3}(?!\d)\s?\p{L})/gu, '$1\u202f'],
  [/(?<=[^\s:])[ \u202f]*(?=:(?:[\s*_]|$))/gm, '\u00a0'],
  [/(?<=[^\s!?;(«“])[ \u00a0]*(?=[!?;](?:[\s)»”.,!?*_]|$))/gm, '\u202f'],
  [/(?<=«)[ \u00a0]*(?=\S)/g, '\u202f'],
  [/(?<=\S)[ \u00a0]*(?=»)/g, '\u202f'],
  [/(?<=\d)[ \u202f]?(?=[€%])/g, '\u00a0'],
  [/(?<=\d(?:er)?) (?=(?:janv|févr|mars|avri|mai|juin|juil|août|sept|octo|nove|déce))/g, '\u00a0'],
  [/(?<=\d) ?h ?(?=\d{2}(?!\d))/g, '\u00a0h\u00a0'],
  [/(?<=\d) ?(?=h(?![\p{L}/]))/gu, '\u00a0'],
  [/(?<=\d) (?=(?:kbit|ms|k?W|[kMG]o)(?!\p{L}))/gu, '\u00a0'],
];

/** In Markdown, addresses and code, which stay as typed. */
const verbatim = /\]\([^)]*\)|<[^>\s]*>|`[^`]*`|^\[[^\]]*\]:.*$/gm;

/** A French text with the apostrophes and no-break spaces that a keyboard doesn't have. */
export function correctTypography(text: string): string {
  const kept: string[] = [];
  const masked = text.replaceAll(verbatim, (part) => `\ue000${kept.push(part) - 1}\ue001`);
  const corrected = rules.reduce((line, [typed, right]) => line.replaceAll(typed, right), masked);
  return corrected.replaceAll(/\ue000(\d+)\ue001/g, (_mark, index) => kept[Number(index)] ?? '');
}
