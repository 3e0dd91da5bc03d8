import type { CallRate } from '#domain/calls/call-rates.ts';
import { findBlock, findShortNumber, type NumberBlock } from '#domain/calls/numbering-plan.ts';
import { type Cents, roundHalfUp } from '#domain/money.ts';
import { compactPhone } from '#domain/typed-text.ts';

const frenchCode = '33';
/** French territories by country code, those of the Pacific too, which are outside the French plan. */
const overseasCodes = /^(?:262|508|59[046]|68[179])/;

/** The rate, or why there is none: the number is incomplete, no prefix matches, or the table doesn't price its kind. */
export type NumberKind =
  | { readonly kind: 'rate'; readonly rate: CallRate }
  | { readonly kind: 'incomplete' | 'unknown' | 'overseas' | 'special' | 'free' | 'rio' | 'emergency' };

/** The international digits of `+32 2 555 12 12`, `0032…`, `+44 (0)20 …`, `04 65 71 00 00`; `undefined` for others. */
export function readPhoneNumber(text: string): string | undefined {
  const compact = compactPhone(text);
  const international = /^(?:\+|00)([1-9]\d{0,14})$/.exec(compact)?.[1];
  if (international !== undefined) return international;
  return /^0[1-9]\d{8}$/.test(compact) ? `${frenchCode}${compact.slice(1)}` : undefined;
}

/** The kind of a number, if it is one. Numbers that only look French must never get the rate of metropolitan France. */
export function classifyNumber(text: string, rates: readonly CallRate[]): NumberKind | undefined {
  const compact = compactPhone(text);
  if (!/^(?:\+|\d)\d*$/.test(compact)) return undefined;
  const short = findShortNumber(compact);
  if (short !== undefined) return { kind: short };
  const national = /^(?:0(?!0)|\+33|0033)(\d{1,9})$/.exec(compact)?.[1] ?? '';
  const block = findBlock(national);
  if (block?.kind === 'free' || block?.kind === 'special') return { kind: block.kind };
  const isOverseas = block !== undefined && block.territory !== frenchCode;
  const number = isOverseas ? toTerritory(national, block.territory) : readPhoneNumber(text);
  const rate = number && findNumberRate(number, rates);
  if (rate && block?.kind !== 'unused') return { kind: 'rate', rate };
  if (isOverseas || (number !== undefined && overseasCodes.test(number))) return { kind: 'overseas' };
  return { kind: isIncomplete(compact, number, rates) ? 'incomplete' : 'unknown' };
}

/** `692…` → `262692…`; Saint-Pierre-et-Miquelon says its 508 once: `508…` stays. `undefined` without a territory. */
function toTerritory(national: string, territory: NumberBlock['territory']): string | undefined {
  if (territory === '') return undefined;
  return territory === '508' && national.startsWith(territory) ? national : `${territory}${national}`;
}

/** Whether more digits could complete it: to a French number, or to the prefix of a rate. */
function isIncomplete(compact: string, number: string | undefined, rates: readonly CallRate[]): boolean {
  if (number === undefined) return compact.length < 10;
  return rates.some(({ prefixes }) => prefixes.some((prefix) => prefix.startsWith(number)));
}

/** The rate of the longest matching prefix; `undefined` if no prefix matches. */
function findNumberRate(number: string, rates: readonly CallRate[]): CallRate | undefined {
  let found: { rate: CallRate; length: number } | undefined;
  for (const rate of rates) {
    for (const prefix of rate.prefixes) {
      if (number.startsWith(prefix) && prefix.length > (found?.length ?? 0)) found = { rate, length: prefix.length };
    }
  }
  // The 0 that is only dialled within a country, as in `+32 0470…`: a mobile would pass for a landline.
  if (found?.rate.type === 'FIX' && number[found.length] === '0')
    return findNumberRate(number.slice(0, found.length) + number.slice(found.length + 1), rates);
  return found?.rate;
}

/** The price of a call in cents before tax, rounded once. Takes `seconds` because calls are billed by the second. */
export function callPrice({ rate }: Pick<CallRate, 'rate'>, seconds: number): Cents {
  return roundHalfUp(rate * seconds, 60 * 100);
}
