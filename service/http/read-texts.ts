import { cutText, withoutInvisible } from '#domain/typed-text.ts';

/** Maximum length read of a text, above that of any field: some regular expressions take quadratic time. */
export const maxReadLength = 1000;

/** The trimmed texts of a form, `undefined` if a field is unknown or sent twice. `controlOf` names a text's control. */
export function readTexts<Name extends string>(
  fields: URLSearchParams,
  names: readonly Name[],
  controlOf: (name: Name) => string = (name) => name,
): Readonly<Record<Name, string>> | undefined {
  const known = new Set(names.map(controlOf));
  const sent = [...fields.keys()];
  if (new Set(sent).size !== sent.length || sent.some((name) => !known.has(name))) return undefined;
  const text = (name: Name): string =>
    withoutInvisible(cutText(fields.get(controlOf(name)) ?? '', maxReadLength))
      .trim()
      // Orders contain no control characters: pasted lines are put on one, and a spreadsheet's tab becomes a space.
      .replaceAll(/[\s,]*[\r\n]\s*/g, ', ')
      .replaceAll(/[^\S\u00a0\u202f]/g, ' ');
  return Object.fromEntries(names.map((name) => [name, text(name)])) as Record<Name, string>;
}
