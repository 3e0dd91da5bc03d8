import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type CallRate, filterDestinations, groupCallRates, rateZones } from '#domain/calls/call-rates.ts';
import { callPrice, findNumberRate, readPhoneNumber } from '#domain/calls/number-rate.ts';

const rates: fc.Arbitrary<CallRate[]> = fc.array(
  fc.record({
    zone: fc.constantFrom(...rateZones),
    destination: fc.string({ unit: 'grapheme', maxLength: 12 }),
    type: fc.constantFrom('FIX' as const, 'MOB' as const, 'SPC' as const),
    rate: fc.nat({ max: 30_000 }),
    status: fc.constantFrom('confirmed' as const, 'provisional' as const),
    prefixes: fc.array(fc.stringMatching(/^[1-9]\d{0,3}$/), { maxLength: 3 }),
  }),
);

test('shows each destination of a zone once and omits none', () => {
  fc.assert(
    fc.property(rates, (rows) => {
      const keys = groupCallRates(rows).map(({ zone, destination }) => `${zone} ${destination}`);
      expect(new Set(keys).size).toBe(keys.length);
      expect(new Set(keys)).toEqual(new Set(rows.map(({ zone, destination }) => `${zone} ${destination}`)));
    }),
  );
});

test('never hides a destination that contains the search, whatever the case', () => {
  fc.assert(
    fc.property(rates, fc.string({ unit: 'grapheme', maxLength: 3 }), (rows, search) => {
      const destinations = groupCallRates(rows);
      const kept = filterDestinations(destinations, search);
      const plain = destinations.filter(({ destination }) => destination.toLowerCase().includes(search.toLowerCase()));
      expect(plain.filter((destination) => !kept.includes(destination))).toEqual([]);
    }),
  );
});

test('finds the same rate as trying every prefix from the longest', () => {
  fc.assert(
    fc.property(rates, fc.stringMatching(/^[1-9]\d{3,10}$/), (rows, number) => {
      const lengths = [4, 3, 2, 1];
      const expected = lengths
        .map((length) => rows.find(({ prefixes }) => prefixes.includes(number.slice(0, length))))
        .find((row) => row !== undefined);
      expect(findNumberRate(number, rows)).toBe(expected);
    }),
  );
});

test('parses any pasted text without throwing, and returns digits or nothing', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(readPhoneNumber(text) ?? '1').toMatch(/^[1-9]\d{0,14}$/);
    }),
  );
});

test('rounds the price of a call by the second by half a cent at most', () => {
  fc.assert(
    fc.property(fc.nat({ max: 30_000 }), fc.nat({ max: 86_400 }), (rate, seconds) => {
      expect(Math.abs(callPrice({ rate }, seconds) * 6000 - rate * seconds)).toBeLessThanOrEqual(3000);
    }),
  );
});
