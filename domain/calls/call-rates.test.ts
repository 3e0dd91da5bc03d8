import fc from 'fast-check';
import { expect, test } from 'vitest';
import { aRate } from '#domain/calls/call-rate.fixture.ts';
import { filterDestinations, groupCallRates, isIncludedInUnlimited, rateCell } from '#domain/calls/call-rates.ts';

const rates = [
  aRate({ zone: 'world', destination: 'États-Unis', rate: 280 }),
  aRate({ zone: 'europe', destination: 'Espagne', rate: 300, status: 'provisional' }),
  aRate({ zone: 'europe', destination: 'Allemagne', rate: 320 }),
  aRate({ zone: 'europe', destination: 'Allemagne', type: 'SPC', rate: 8000 }),
  aRate(),
  aRate({ type: 'MOB', rate: 960 }),
  aRate({ zone: 'europe', destination: 'Belgique', rate: 458 }),
  aRate({ zone: 'europe', destination: 'Belgique', type: 'MOB', rate: 7000 }),
  aRate({ zone: 'europe', destination: 'Portugal', type: 'MOB', rate: 10000 }),
  aRate({ zone: 'world', destination: 'Corée', rate: 500 }),
  aRate({ zone: 'world', destination: 'Côte d’Ivoire', rate: 500 }),
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
  const [only] = groupCallRates([aRate({ destination: 'Inde', rate: 1 }), aRate({ destination: 'Inde', rate: 2 })]);
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
  const œland = groupCallRates([aRate({ destination: 'Œland' })]);
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
      const destinations = groupCallRates(names.map((name) => aRate({ destination: name })));
      const kept = filterDestinations(destinations, search);
      const plain = destinations.filter(({ destination }) => destination.toLowerCase().includes(search.toLowerCase()));
      expect(plain.filter((destination) => !kept.includes(destination))).toEqual([]);
    }),
  );
});
