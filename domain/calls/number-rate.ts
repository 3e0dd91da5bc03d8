import type { CallRate } from '#domain/calls/call-rates.ts';
import { type Cents, roundHalfUp } from '#domain/money.ts';

const frenchCode = '33';

/**
 * The international digits of a number as people write it: `+32 2 555 12 12`, `0032…`, `+44 (0)20 …`, or a French national
 * `04 65 71 00 00`. `undefined` for what is no such number (a name, a short number like 3179).
 */
export function readPhoneNumber(text: string): string | undefined {
  const compact = text.replaceAll(/\(0\)|[\s.\-/()\u2010-\u2015]/g, '');
  const international = /^(?:\+|00)([1-9]\d{0,14})$/.exec(compact)?.[1];
  if (international !== undefined) return international;
  return /^0[1-9]\d{8}$/.test(compact) ? `${frenchCode}${compact.slice(1)}` : undefined;
}

/** The rate of a number: that of the longest prefix it begins with; `undefined` where none is known. */
export function findNumberRate(number: string, rates: readonly CallRate[]): CallRate | undefined {
  let found: { rate: CallRate; length: number } | undefined;
  for (const rate of rates) {
    for (const prefix of rate.prefixes) {
      if (number.startsWith(prefix) && prefix.length > (found?.length ?? 0)) found = { rate, length: prefix.length };
    }
  }
  return found?.rate;
}

/** Price of a call in cents before tax, rounded once; `seconds` because calls are billed by the second. */
export function callPrice({ rate }: Pick<CallRate, 'rate'>, seconds: number): Cents {
  return roundHalfUp(rate * seconds, 60 * 100);
}
