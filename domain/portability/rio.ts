/**
 * The RIO (relevé d’identité opérateur) of a French number, `OO Q RRRRRR CCC`: operator, operator’s mark, reference,
 * key. Arcep’s decisions 2012-0576 (mobile) and 2013-0830 (fixed) require the receiving operator to check its key.
 */

import { compactNumber } from '#domain/typed-text.ts';

/** The values 0 to 36 of the key’s characters: one valid key in thirteen contains `+`. */
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789+';
const rioLength = 12;
const startLength = 9;

/** Where a RIO and a number disagree by a single typo: `position` counts from 1 within `field`. */
export interface Typo {
  readonly field: 'rio' | 'number';
  readonly position: number;
}

export type RioRefusal =
  | { readonly reason: 'rio-missing' }
  | { readonly reason: 'rio-length'; readonly length: number }
  | { readonly reason: 'rio-character'; readonly character: string }
  /** `typo`: position of a single typo that would explain the mismatch, if there is one. */
  | { readonly reason: 'rio-mismatch'; readonly typo: Typo | undefined };

type RioParseResult =
  | { readonly ok: true; readonly rio: string }
  | { readonly ok: false; readonly refusal: RioRefusal };

/** Reads a RIO as typed, and checks it with the ten digits of its number. */
export function readRio(typed: string, number: string): RioParseResult {
  const rio = compactNumber(typed).toUpperCase();
  if (rio === '') return refuse({ reason: 'rio-missing' });
  const character = [...rio].find((sign, index) => !alphabet.includes(sign) || (sign === '+' && index < startLength));
  if (character !== undefined) return refuse({ reason: 'rio-character', character });
  if (rio.length !== rioLength) return refuse({ reason: 'rio-length', length: rio.length });
  return agree(rio, number) ? { ok: true, rio } : refuse({ reason: 'rio-mismatch', typo: findTypo(rio, number) });
}

/** The three characters of the key over the first nine of a RIO and the ten digits of its number. */
export function rioKey(start: string, number: string): string {
  let [sum, doubled, quadrupled] = [0, 0, 0];
  for (const sign of start + number) {
    const value = alphabet.indexOf(sign);
    sum = (sum + value) % alphabet.length;
    doubled = (2 * doubled + value) % alphabet.length;
    quadrupled = (4 * quadrupled + value) % alphabet.length;
  }
  return [sum, doubled, quadrupled].map((value) => alphabet.charAt(value)).join('');
}

/** A RIO in its four groups, with no-break spaces: `01PEROY4P4TR` → `01 P EROY4P 4TR`. */
export function formatRio(rio: string): string {
  return rio.replace(/^(..)(.)(.{6})(...)$/, '$1\u00a0$2\u00a0$3\u00a0$4');
}

function agree(rio: string, number: string): boolean {
  return rioKey(rio.slice(0, startLength), number) === rio.slice(startLength);
}

/**
 * The position of the one wrong character, or of the two swapped neighbours, that explains the mismatch. `undefined` if
 * there is none, or one in each field: then nothing says which of the two is wrong.
 */
function findTypo(rio: string, number: string): Typo | undefined {
  const inRio = oneTypoAway(rio, alphabet).filter(({ text }) => agree(text, number));
  // The first digit of a French number is always 0.
  const inNumber = oneTypoAway(number, '0123456789').filter(({ text, position }) => position > 1 && agree(rio, text));
  const found = [
    ...inRio.map(({ position }): Typo => ({ field: 'rio', position })),
    ...inNumber.map(({ position }): Typo => ({ field: 'number', position })),
  ];
  const [first] = found;
  return found.every(({ field }) => field === first?.field) ? first : undefined;
}

/**
 * All texts with one character replaced or swapped with the next, with its position; includes the unchanged text.
 */
function oneTypoAway(text: string, signs: string): { readonly text: string; readonly position: number }[] {
  return [...text].flatMap((sign, index) => {
    const [before, after] = [text.slice(0, index), text.slice(index + 1)];
    const changed = [...signs].map((other) => before + other + after);
    const swapped = before + after.charAt(0) + sign + after.slice(1);
    return [...changed, swapped].map((other) => ({ text: other, position: index + 1 }));
  });
}

function refuse(refusal: RioRefusal): RioParseResult {
  return { ok: false, refusal };
}
