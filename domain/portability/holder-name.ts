import { editDistance } from '#domain/edit-distance.ts';
import { foldText } from '#domain/typed-text.ts';

const legalForms = /\b(?:sarl|sas|sasu|eurl|sa|sci|scop|snc|ei|eirl)\b/g;

/** Up to how many typos two names are nearly the same; a name shorter than `minLength` is compared exactly. */
const maxTypos = 2;
const minLength = 6;

/**
 * Whether a holder's name is nearly, but not quite, one of these names: most likely a typing error, for which operators
 * refuse to port. Capitals, accents, punctuation and the legal form don't count.
 */
export function isNearlyOneOf(holder: string, names: readonly string[]): boolean {
  const known = [...new Set(names)].map(plainName);
  const name = plainName(holder);
  if (known.some((other) => withoutForm(other) === withoutForm(name))) return false;
  return known.some((other) => isNear(name, other) || isNear(withoutForm(name), withoutForm(other)));
}

/** Whether two names are the same except for capitals, accents, punctuation and the legal form. */
export function isSameName(one: string, other: string): boolean {
  return withoutForm(plainName(one)) === withoutForm(plainName(other));
}

function plainName(text: string): string {
  return foldText(text)
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

function withoutForm(name: string): string {
  return name.replaceAll(legalForms, '').replaceAll(/ +/g, ' ').trim();
}

function isNear(one: string, other: string): boolean {
  return Math.min(one.length, other.length) >= minLength && editDistance(one, other, maxTypos) <= maxTypos;
}
