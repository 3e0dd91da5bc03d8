import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type CallRate,
  filterDestinations,
  groupCallRates,
  isIncludedInUnlimited,
  rateCell,
  rateZones,
} from '#domain/calls/call-rates.ts';
import { callPrice, findNumberRate, readPhoneNumber } from '#domain/calls/number-rate.ts';

function row(
  zone: CallRate['zone'],
  destination: string,
  type: CallRate['type'],
  rate: number,
  more: Partial<CallRate> = {},
): CallRate {
  return { zone, destination, type, rate, status: 'confirmed', prefixes: [], ...more };
}

const rates: readonly CallRate[] = [
  row('world', 'États-Unis', 'FIX', 280),
  row('europe', 'Espagne', 'FIX', 300, { status: 'provisional' }),
  row('europe', 'Allemagne', 'FIX', 320),
  row('europe', 'Allemagne', 'SPC', 8000),
  row('france', 'France', 'FIX', 138),
  row('france', 'France', 'MOB', 960),
  row('europe', 'Belgique', 'FIX', 458),
  row('europe', 'Belgique', 'MOB', 7000),
  row('europe', 'Portugal', 'MOB', 10000),
  row('world', 'Corée', 'FIX', 500),
  row('world', 'Côte d’Ivoire', 'FIX', 500),
];
const destinations = groupCallRates(rates);
const named = (name: string) => {
  const found = destinations.find(({ destination }) => destination === name);
  if (found === undefined) throw new Error(name);
  return found;
};
const found = (search: string): string[] =>
  filterDestinations(destinations, search).map(({ destination }) => destination);

test('destinations are listed once, in French order: accents weigh less than letters', () =>
  expect(destinations.map(({ destination }) => destination)).toEqual([
    ...['Allemagne', 'Belgique', 'Corée', 'Côte d’Ivoire', 'Espagne', 'États-Unis', 'France', 'Portugal'],
  ]));

test('destinations have the known rates of fixed, mobile and special numbers, of each the first row', () => {
  expect(named('Allemagne')).toMatchObject({ zone: 'europe', fixed: { rate: 320 }, special: { rate: 8000 } });
  expect(named('Allemagne').mobile).toBeUndefined();
  expect(named('Belgique')).toMatchObject({ fixed: { rate: 458 }, mobile: { rate: 7000 } });
  const [only] = groupCallRates([row('world', 'Inde', 'FIX', 1), row('world', 'Inde', 'FIX', 2)]);
  expect(only?.fixed?.rate).toBe(1);
});

describe('search', () => {
  test.each([
    ['whatever the case', 'ALLE', ['Allemagne']],
    ['within a name', 'agn', ['Allemagne', 'Espagne']],
    ['of no name', 'zz', []],
    ['with its accent', 'états', ['États-Unis']],
    ['without its accent', 'etats', ['États-Unis']],
    ['in capitals without their accents', 'COREE', ['Corée']],
    ['exactly, if a name has the accent', 'é', ['Corée', 'États-Unis']],
    ['exactly, in capitals', 'É', ['Corée', 'États-Unis']],
    ['exactly, if the accent is a sign of its own', 'e\u0301', ['Corée', 'États-Unis']],
    ['with another apostrophe', "côte d'", ['Côte d’Ivoire']],
    ['as a plain letter, if no name has the accent', 'corêe', ['Corée']],
    ['with spaces around', ' belg ', ['Belgique']],
    ['with a space for a hyphen', 'etats unis', ['États-Unis']],
    ['with a space for an apostrophe', 'COTE D IVOIRE', ['Côte d’Ivoire']],
    ['of a sign that a name has', '-', ['États-Unis']],
    ['with the kind of line, which no name has', 'espagne mob', ['Espagne']],
    ['of a kind of line alone', 'mobile', []],
    ['with leading words', 'vers le portugal', ['Portugal']],
    ['with a leading letter', 'd’Espagne', ['Espagne']],
    ['with both', 'gsm en Espagne', ['Espagne']],
    ['with a full stop', 'Portugal.', ['Portugal']],
    ['with the kind in brackets', 'Portugal (mobile)', ['Portugal']],
    ['as initials', 'F.R.A.', ['France']],
    ['in one word', 'cote divoire', ['Côte d’Ivoire']],
    ['in one word without a hyphen', 'etatsunis', ['États-Unis']],
    ['of a leading word alone', 'de', []],
    ['of leading words before a name that is not there', 'la Corée du Nord', []],
    ['of a leading word that a name contains', 'le', ['Allemagne']],
    ['of what would be a pattern', '.*', []],
    ['of what would begin one', '(', []],
  ])('%s: « %s »', (_, typed, names) => expect(found(typed)).toEqual(names));

  test('keeps everything when empty, and reads Œ as two letters', () => {
    for (const empty of ['', '  ']) expect(found(empty)).toHaveLength(destinations.length);
    const œland = groupCallRates([row('world', 'Œland', 'FIX', 1)]);
    expect(filterDestinations(œland, 'oel')).toEqual(œland);
  });

  test('finds the other names of a destination by their beginning, only if no name contains the search', () => {
    const synonyms = { 'États-Unis': ['Amérique', 'Les Belges'], Espagne: ['Ibiza'] };
    const foundWith = (search: string) =>
      filterDestinations(destinations, search, synonyms).map(({ destination }) => destination);
    expect(foundWith('amerique portable')).toEqual(['États-Unis']);
    expect(foundWith('biza')).toEqual([]);
    expect(foundWith('belg')).toEqual(['Belgique']);
  });
});

test('cells show rates per minute, their absence, and which are provisional', () => {
  expect(rateCell(named('Belgique'), 'mobile', 'payAsYouGo')).toEqual({ kind: 'rate', rate: 7000, provisional: false });
  expect(rateCell(named('Espagne'), 'fixed', 'payAsYouGo')).toEqual({ kind: 'rate', rate: 300, provisional: true });
  expect(rateCell(named('Espagne'), 'mobile', 'payAsYouGo')).toEqual({ kind: 'missing' });
});

test.each([
  ['France', 'included', 'included'],
  ['Belgique', 'included', 'rate'],
  ['États-Unis', 'rate', 'missing'],
])('cells of %s show in unlimited mode: fixed %s, mobile %s', (name, ...kinds) => {
  const shown = (['fixed', 'mobile'] as const).map((column) => rateCell(named(name), column, 'unlimited').kind);
  expect(shown).toEqual(kinds);
});

test('special numbers are in no plan', () => expect(isIncludedInUnlimited('france', 'special')).toBe(false));

const anyRates: fc.Arbitrary<CallRate[]> = fc.array(
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
    fc.property(anyRates, (rows) => {
      const keys = groupCallRates(rows).map(({ zone, destination }) => `${zone} ${destination}`);
      expect(new Set(keys).size).toBe(keys.length);
      expect(new Set(keys)).toEqual(new Set(rows.map(({ zone, destination }) => `${zone} ${destination}`)));
    }),
  );
});

test('never hides a destination that contains the search, whatever the case', () => {
  fc.assert(
    fc.property(anyRates, fc.string({ unit: 'grapheme', maxLength: 3 }), (rows, search) => {
      const destinations = groupCallRates(rows);
      const kept = filterDestinations(destinations, search);
      const plain = destinations.filter(({ destination }) => destination.toLowerCase().includes(search.toLowerCase()));
      expect(plain.filter((destination) => !kept.includes(destination))).toEqual([]);
    }),
  );
});

test('finds the same rate as trying every prefix from the longest', () => {
  fc.assert(
    fc.property(anyRates, fc.stringMatching(/^[1-9]\d{3,10}$/), (rows, number) => {
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
