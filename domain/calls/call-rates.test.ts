import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  type CallRate,
  filterDestinations,
  groupCallRates,
  isIncludedInUnlimited,
  rateCell,
} from '#domain/calls/call-rates.ts';

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

test.each([
  ['whatever the case', 'ALLE', ['Allemagne']],
  ['within a name', 'agn', ['Allemagne', 'Espagne']],
  ['of no name', 'zz', []],
  ['without its accent', 'etats', ['États-Unis']],
  ['in capitals without their accents', 'COREE', ['Corée']],
  ['exactly, if a name has the accent', 'é', ['Corée', 'États-Unis']],
  ['with another apostrophe', "côte d'", ['Côte d’Ivoire']],
  ['with spaces around', ' belg ', ['Belgique']],
  ['with a space for a hyphen', 'etats unis', ['États-Unis']],
  ['with a space for an apostrophe', 'COTE D IVOIRE', ['Côte d’Ivoire']],
  ['with the kind of line, which no name has', 'espagne mob', ['Espagne']],
  ['with leading words', 'vers le portugal', ['Portugal']],
  ['with both', 'gsm en Espagne', ['Espagne']],
  ['as initials', 'F.R.A.', ['France']],
  ['in one word', 'cote divoire', ['Côte d’Ivoire']],
  ['of what would be a pattern', '.*', []],
])('search: %s: « %s »', (_, typed, names) => expect(found(typed)).toEqual(names));

test('a search keeps everything when empty, and reads Œ as two letters', () => {
  for (const empty of ['', '  ']) expect(found(empty)).toHaveLength(destinations.length);
  const œland = groupCallRates([row('world', 'Œland', 'FIX', 1)]);
  expect(filterDestinations(œland, 'oel')).toEqual(œland);
});

test('a search finds the other names of a destination by their beginning, only if no name contains the search', () => {
  const synonyms = { 'États-Unis': ['Amérique', 'Les Belges'], Espagne: ['Ibiza'] };
  const foundWith = (search: string) =>
    filterDestinations(destinations, search, synonyms).map(({ destination }) => destination);
  expect(foundWith('amerique portable')).toEqual(['États-Unis']);
  expect(foundWith('biza')).toEqual([]);
  expect(foundWith('belg')).toEqual(['Belgique']);
});

test('cells show rates per minute, their absence, and which are provisional', () => {
  expect(rateCell(named('Belgique'), 'mobile', 'payAsYouGo')).toMatchObject({ rate: 7000, status: 'confirmed' });
  expect(rateCell(named('Espagne'), 'fixed', 'payAsYouGo')).toMatchObject({ rate: 300, status: 'provisional' });
  expect(rateCell(named('Espagne'), 'mobile', 'payAsYouGo')).toBeUndefined();
});

test.each([
  ['France', 'included', 'included'],
  ['Belgique', 'included', { rate: 7000 }],
  ['États-Unis', { rate: 280 }, undefined],
])('cells of %s show in unlimited mode: fixed %o, mobile %o', (name, ...cells) => {
  const shown = (['fixed', 'mobile'] as const).map((type) => rateCell(named(name), type, 'unlimited'));
  expect(shown).toMatchObject(cells);
});

test('special numbers are in no plan', () => expect(isIncludedInUnlimited('france', 'special')).toBe(false));

const text = (maxLength: number) => fc.string({ unit: 'grapheme', maxLength });

test('never hides a destination that contains the search, whatever the case', () => {
  fc.assert(
    fc.property(fc.array(text(12)), text(3), (names, search) => {
      const destinations = groupCallRates(names.map((name) => row('world', name, 'FIX', 1)));
      const kept = filterDestinations(destinations, search);
      const plain = destinations.filter(({ destination }) => destination.toLowerCase().includes(search.toLowerCase()));
      expect(plain.filter((destination) => !kept.includes(destination))).toEqual([]);
    }),
  );
});
