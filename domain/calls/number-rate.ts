import type { CallRate } from '#domain/calls/call-rates.ts';
import { type Cents, roundHalfUp } from '#domain/money.ts';

const frenchCode = '33';

/**
 * Prefixes of the overseas territories, without the leading 0 or the country code: departments (their country codes
 * have mostly the same digits), their mobiles, and 9 76 for their internet lines.
 */
const overseasNational = /^(?:26[239]|508|59[046]|639|69[0-7]|976)/;
const overseasCodes = /^(?:262|508|59[046]|68[179])/;
const emergency = /^(?:1[578]|11[2459]|116\d{3}|19[167])$/;
/** Four-digit short numbers, directory enquiries, and 08 numbers. */
const special = /^(?:[13]\d{3}|118\d{0,3}|08\d{0,8})$/;

/**
 * The result of a look-up: the rate, or why there is none (incomplete, no matching prefix, or a kind that the table
 * doesn't price).
 */
export type NumberFound =
  | { readonly kind: 'rate'; readonly rate: CallRate }
  | { readonly kind: 'incomplete' | 'unknown' | 'overseas' | 'special' | 'emergency' };

/**
 * The international digits of a number as people write it: `+32 2 555 12 12`, `0032…`, `+44 (0)20 …`, or a French
 * national number such as `04 65 71 00 00`. `undefined` for anything else (a name, a short number such as 3179).
 */
export function readPhoneNumber(text: string): string | undefined {
  const compact = compactNumber(text);
  const international = /^(?:\+|00)([1-9]\d{0,14})$/.exec(compact)?.[1];
  if (international !== undefined) return international;
  return /^0[1-9]\d{8}$/.test(compact) ? `${frenchCode}${compact.slice(1)}` : undefined;
}

/**
 * What kind of number was typed; `undefined` if it isn't one. Overseas, special and emergency numbers look like French
 * ones and must never get the rate of metropolitan France; their first digits are enough to recognise them.
 */
export function findNumber(text: string, rates: readonly CallRate[]): NumberFound | undefined {
  const compact = compactNumber(text);
  const international = /^(?:\+|00)(\d{1,15})$/.exec(compact)?.[1];
  const national = international?.startsWith(frenchCode) ? `0${international.slice(2)}` : compact;
  if (emergency.test(compact)) return { kind: 'emergency' };
  if (special.test(national)) return { kind: 'special' };
  if (/^0\d{3,9}$/.test(national) && overseasNational.test(national.slice(1))) return { kind: 'overseas' };
  if (international !== undefined && overseasCodes.test(international)) return { kind: 'overseas' };
  if (!/^(?:\+|\d)\d*$/.test(compact)) return undefined;
  const number = readPhoneNumber(text);
  const rate = number && findNumberRate(number, rates);
  if (rate) return { kind: 'rate', rate };
  return { kind: isIncomplete(compact, number, rates) ? 'incomplete' : 'unknown' };
}

/** Whether more digits could complete it: to a French number, or to the prefix of a rate. */
function isIncomplete(compact: string, number: string | undefined, rates: readonly CallRate[]): boolean {
  if (number === undefined) return compact.length < 10;
  return rates.some(({ prefixes }) => prefixes.some((prefix) => prefix.startsWith(number)));
}

/** The rate of the longest matching prefix; `undefined` if no prefix matches. */
export function findNumberRate(number: string, rates: readonly CallRate[]): CallRate | undefined {
  let found: { rate: CallRate; length: number } | undefined;
  for (const rate of rates) {
    for (const prefix of rate.prefixes) {
      if (number.startsWith(prefix) && prefix.length > (found?.length ?? 0)) found = { rate, length: prefix.length };
    }
  }
  return found?.rate;
}

/** The price of a call in cents before tax, rounded once. Takes `seconds` because calls are billed by the second. */
export function callPrice({ rate }: Pick<CallRate, 'rate'>, seconds: number): Cents {
  return roundHalfUp(rate * seconds, 60 * 100);
}

function compactNumber(text: string): string {
  return text.replaceAll(/\(0\)|[\s.\-/()\u2010-\u2015]/g, '');
}
