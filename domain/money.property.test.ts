import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  formatCount,
  formatEuros,
  formatRate,
  formatVatRate,
  formatWholeEuros,
  roundHalfUp,
  roundToEuro,
  toEuroDecimal,
} from '#domain/money.ts';

const cents = fc.integer({ min: -1_000_000_000, max: 1_000_000_000 });

test('rounds to the euro by at most half a euro, halves up', () =>
  fc.assert(
    fc.property(cents, (amount) => {
      const rounded = roundToEuro(amount);
      expect(rounded % 100 === 0).toBe(true);
      expect(rounded - amount).toBeGreaterThan(-50);
      expect(rounded - amount).toBeLessThanOrEqual(50);
    }),
  ));

test('rounds like exact integer arithmetic', () =>
  fc.assert(
    fc.property(cents, fc.integer({ min: 1, max: 1_000_000 }), (numerator, denominator) => {
      const twice = 2n * BigInt(numerator) + BigInt(denominator);
      const divisor = 2n * BigInt(denominator);
      const floor = twice / divisor - (twice % divisor < 0n ? 1n : 0n);
      expect(BigInt(roundHalfUp(numerator, denominator))).toBe(floor);
    }),
  ));

test('formats amounts as decimal numbers exactly', () =>
  fc.assert(
    fc.property(cents, (amount) => {
      const written = toEuroDecimal(amount);
      expect(written).toMatch(/^-?\d+(\.\d{1,2})?$/);
      expect(Math.round(Number(written) * 100)).toBe(amount);
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
