import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  ceilDiv,
  formatBeforeTax,
  formatCount,
  formatCounted,
  formatEuros,
  formatEurosShort,
  formatRate,
  formatVatRate,
  formatWholeEuros,
  readEuros,
  roundHalfUp,
  roundToEuro,
  toEuroDecimal,
  toEuroNumber,
  vatOn,
} from '#domain/money.ts';

test.each([
  [1349, 1300],
  [1350, 1400],
  [-50, 0],
  [-51, -100],
])('rounds %i cents to %i', (cents, expected) => expect(roundToEuro(cents)).toBe(expected));

test('throws for unsafe integers and a zero denominator', () => {
  expect(() => roundHalfUp(0.5, 1)).toThrow(RangeError);
  expect(() => roundHalfUp(2 ** 53, 1)).toThrow(RangeError);
  expect(() => roundHalfUp(Number.NaN, 1)).toThrow(RangeError);
  expect(() => roundHalfUp(1, 0)).toThrow(RangeError);
});

test('rounds quantities up without floating-point error: 10 × 1.1 is 11', () => {
  expect(ceilDiv(10 * 11, 10)).toBe(11);
  expect(ceilDiv(11 * 11, 10)).toBe(13);
  expect(ceilDiv(0, 10)).toBe(0);
  expect(ceilDiv(1, 10)).toBe(1);
});

test('rounds VAT once, half a cent up', () => {
  expect(vatOn(115400, 2000)).toBe(23080);
  expect(vatOn(3, 2000)).toBe(1);
  expect(vatOn(2, 2000)).toBe(0);
  expect(vatOn(10, 850)).toBe(1);
});

test.each([
  [115400, '1154'],
  [2250, '22.5'],
  [1, '0.01'],
  [100, '1'],
  [1000, '10'],
  [0, '0'],
  [-50, '-0.5'],
])('amounts as decimal numbers: formats %i cents as %s euros', (cents, expected) => {
  expect(toEuroDecimal(cents)).toBe(expected);
  expect(toEuroNumber(cents)).toBe(Number(expected));
});

test('writes an amount with its tax, its cents if there are any, a count with its noun', () => {
  expect(formatBeforeTax(11600)).toBe('116,00\u00a0€\u00a0HT');
  expect([11600, 6750].map(formatEurosShort)).toEqual(['116\u00a0€', '67,50\u00a0€']);
  expect([0, 1, 2, 5000].map((count) => formatCounted(count, 'site', 'sites'))).toEqual([
    ...['0\u00a0site', '1\u00a0site', '2\u00a0sites', '5\u202f000\u00a0sites'],
  ]);
});

test.each([
  ['3 000,00 €', 300_000],
  ['3\u202f000,00\u00a0€', 300_000],
  ['494.4', 49_440],
  ['494', 49_400],
  ['0,05', 5],
  ['0', 0],
])('reads « %s » in euros', (typed, cents) => expect(readEuros(typed)).toBe(cents));

test.each(['', 'cent', '-1', '1,234', '1.2.3', '1e3', '--1', '12345678901', '€'])(
  'reads no amount in « %s »',
  (typed) => expect(readEuros(typed)).toBeUndefined(),
);

const cents = fc.integer({ min: -1_000_000_000, max: 1_000_000_000 });

test('rounds like exact integer arithmetic', () =>
  fc.assert(
    fc.property(cents, fc.integer({ min: 1, max: 1_000_000 }), (numerator, denominator) => {
      const twice = 2n * BigInt(numerator) + BigInt(denominator);
      const divisor = 2n * BigInt(denominator);
      const floor = twice / divisor - (twice % divisor < 0n ? 1n : 0n);
      expect(BigInt(roundHalfUp(numerator, denominator))).toBe(floor);
    }),
  ));

test('formats amounts, rates and counts for readers like Intl in French', () => {
  const euros = (decimals: number) => ({
    style: 'currency' as const,
    currency: 'EUR',
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  });
  const [none, two, four] = [0, 2, 4].map((decimals) => new Intl.NumberFormat('fr-FR', euros(decimals)));
  const plain = new Intl.NumberFormat('fr-FR');
  fc.assert(
    fc.property(cents, (amount) => {
      expect(formatEuros(amount)).toBe(two?.format(amount / 100));
      expect(formatWholeEuros(amount * 100)).toBe(none?.format(amount));
      expect(formatRate(amount)).toBe(four?.format(amount / 10_000));
      expect(formatCount(amount)).toBe(plain.format(amount));
      expect(formatCount(amount / 1000)).toBe(plain.format(amount / 1000));
      expect(formatVatRate(amount)).toBe(`${plain.format(amount / 100)}\u00a0%`);
    }),
  );
});
