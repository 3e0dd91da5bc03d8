/**
 * The line, from 1, where a value of the `index`-th catalogue stands in the source of `content/catalogue.ts`, or the deepest of
 * its keys that is written there. Catalogues are told apart by their `id`, which each writes first.
 */
export function lineOfPath(source: string, index: number, keys: readonly string[]): number {
  const begins = [...source.matchAll(/^\s*id: /gm)].map(({ index: at }) => at);
  const end = begins[index + 1] ?? source.length;
  let place = begins[index] ?? 0;
  for (const key of keys) {
    const found = /^\d+$/.test(key) ? stepInto(source, place, Number(key)) : findKey(source, place, key);
    if (found < 0 || found >= end) break;
    place = found;
  }
  return source.slice(0, place).split('\n').length + leadingBreaks(source, place);
}

/** Where `key:` or `'key':` stands after a place. */
function findKey(source: string, from: number, key: string): number {
  const escaped = key.replaceAll(/[.*+?^${}()|[\]\\-]/g, '\\$&');
  const found = new RegExp(`(?<![\\w-])'?${escaped}'?:`).exec(source.slice(from));
  return found === null ? -1 : from + found.index;
}

/** The `{` of an element of a list, or the key of a price by channels (`10: 4500`). */
function stepInto(source: string, from: number, position: number): number {
  const asKey = findKey(source, from, String(position));
  const list = /^\S+\s*\[/.exec(source.slice(from));
  if (list === null) return asKey;
  let place = from + list[0].length - 1;
  for (let element = 0; element <= position; element += 1) place = source.indexOf('{', place + 1);
  return place;
}

/** A match may begin with the line breaks before it. */
function leadingBreaks(source: string, place: number): number {
  return (/^\s*/.exec(source.slice(place))?.[0].match(/\n/g) ?? []).length;
}
