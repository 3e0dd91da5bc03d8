/** The RIO, `OO Q RRRRRR CCC`. Arcep’s decisions 2012-0576 (mobile) and 2013-0830 (fixed) make us check its key CCC. */

import { formatPhone } from '#domain/order/client/phone-number.ts';
import { compactNumber } from '#domain/typed-text.ts';

/** The values 0 to 36 of the key’s characters: one valid key in thirteen contains `+`. */
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789+';
const rioLength = 12;
const startLength = 9;

/** What is said where no RIO is typed. */
export const missingRio = 'Indiquez le RIO\u00a0: un appel gratuit au 3179 depuis la ligne le donne';

/** Where a RIO and a number disagree by a single typo: `position` counts from 1 within `field`. */
interface Typo {
  readonly field: 'rio' | 'number';
  readonly position: number;
}

/** `message` is what is wrong, and what to correct. */
type RioParseResult = { readonly ok: true; readonly rio: string } | { readonly ok: false; readonly message: string };

/** Reads a RIO as typed, and checks it with the ten digits of its number. */
export function readRio(typed: string, number: string): RioParseResult {
  const rio = compactNumber(typed).toUpperCase();
  if (rio === '') return refuse(missingRio);
  const character = [...rio].find((sign, index) => !alphabet.includes(sign) || (sign === '+' && index < startLength));
  if (character !== undefined)
    return refuse(
      `Retirez «\u202f${character}\u202f» du RIO\u00a0: il n’a que des lettres et des chiffres, et parfois un + à la fin`,
    );
  if (rio.length !== rioLength) return refuse(`Un RIO a 12 caractères, celui-ci en a ${rio.length}\u00a0: vérifiez-le`);
  if (agree(rio, number)) return { ok: true, rio };
  return refuse(`Ce RIO n’est pas celui du ${formatPhone(number)}\u00a0: ${whereToLook(findTypo(rio, number))}`);
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

/** The typo that explains the mismatch; `undefined` without one, or with one in each field, as either may be wrong. */
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

/** The text and all those with one character replaced or swapped with the next, each with its position (from 1). */
function oneTypoAway(text: string, signs: string): { readonly text: string; readonly position: number }[] {
  return [...text].flatMap((sign, index) => {
    const [before, after] = [text.slice(0, index), text.slice(index + 1)];
    const changed = [...signs].map((other) => before + other + after);
    const swapped = before + after.charAt(0) + sign + after.slice(1);
    return [...changed, swapped].map((other) => ({ text: other, position: index + 1 }));
  });
}

function whereToLook(typo: Typo | undefined): string {
  if (typo === undefined) return 'vérifiez l’un et l’autre, ou rappelez le 3179 depuis cette ligne';
  const place = typo.position === 1 ? '1er' : `${typo.position}e`;
  return `vérifiez surtout le ${place} ${typo.field === 'rio' ? 'caractère du RIO' : 'chiffre du numéro'}`;
}

function refuse(message: string): RioParseResult {
  return { ok: false, message };
}
