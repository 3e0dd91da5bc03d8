import { type Cents, formatEuros } from '#domain/money.ts';

/** A difference before tax with its sign: 2500 → `+25,00 € HT`, -2500 → `−25,00 € HT`. */
export function signedEuros(cents: Cents): string {
  const sign = cents > 0 ? '+' : '\u2212';
  return `${cents === 0 ? '' : sign}${formatEuros(Math.abs(cents))}\u00a0HT`;
}
