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
  expect(groupCallRates(rates).map(({ destination }) => destination)).toEqual([
    ...['Allemagne', 'Belgique', 'Corée', 'Côte d’Ivoire', 'Espagne', 'États-Unis', 'France', 'Portugal'],
  ]));

test('destinations have the known rates of fixed, mobile and special numbers', () => {
  expect(named('Allemagne')).toMatchObject({ zone: 'europe', fixed: { rate: 320 }, special: { rate: 8000 } });
  expect(named('Allemagne').mobile).toBeUndefined();
  expect(named('Belgique')).toMatchObject({ fixed: { rate: 458 }, mobile: { rate: 7000 } });
});

test('destinations keep the first row of a kind that is listed twice', () => {
  const [only] = groupCallRates([row('world', 'Inde', 'FIX', 1), row('world', 'Inde', 'FIX', 2)]);
  expect(only?.fixed?.rate).toBe(1);
});

describe('search', () => {
  test('keeps names that contain the text, whatever the case', () => {
    expect(found('ALLE')).toEqual(['Allemagne']);
    expect(found('a')).toEqual(expect.arrayContaining(['Allemagne', 'Espagne', 'France', 'Portugal']));
    expect(found('agn')).toEqual(['Allemagne', 'Espagne']);
    expect(found('zz')).toEqual([]);
  });

  test('finds accented names with and without their accents', () => {
    expect(found('états')).toEqual(['États-Unis']);
    expect(found('etats')).toEqual(['États-Unis']);
    expect(found('COREE')).toEqual(['Corée']);
    const [œland] = groupCallRates([row('world', 'Œland', 'FIX', 1)]);
    expect(filterDestinations(œland ? [œland] : [], 'oel')).toEqual([œland]);
  });

  test('matches an accent exactly if a name has it, or else as a plain letter', () => {
    expect(found('é')).toEqual(['Corée', 'États-Unis']);
    expect(found('É')).toEqual(['Corée', 'États-Unis']);
    expect(found('e\u0301')).toEqual(['Corée', 'États-Unis']);
    expect(found("côte d'")).toEqual(['Côte d’Ivoire']);
    expect(found('corêe')).toEqual(['Corée']);
  });

  test('keeps everything when empty, and ignores spaces around', () => {
    expect(found('')).toHaveLength(destinations.length);
    expect(found('  ')).toHaveLength(destinations.length);
    expect(found(' belg ')).toEqual(['Belgique']);
  });

  test('treats hyphens and apostrophes as spaces, and ignores the kind of line where no name has it', () => {
    expect(found('etats unis')).toEqual(['États-Unis']);
    expect(found('COTE D IVOIRE')).toEqual(['Côte d’Ivoire']);
    expect(found('-')).toEqual(['États-Unis']);
    expect(found('espagne mob')).toEqual(['Espagne']);
    expect(found('mobile')).toEqual([]);
  });

  test.each([
    ['vers le portugal', 'Portugal'],
    ['d’Espagne', 'Espagne'],
    ['gsm en Espagne', 'Espagne'],
    ['Portugal.', 'Portugal'],
    ['Portugal (mobile)', 'Portugal'],
    ['F.R.A.', 'France'],
    ['cote divoire', 'Côte d’Ivoire'],
    ['etatsunis', 'États-Unis'],
  ])('finds « %s » as people write it', (typed, name) => expect(found(typed)).toEqual([name]));

  test('ignores leading words only where a name has the rest', () => {
    expect(found('de')).toEqual([]);
    expect(found('la Corée du Nord')).toEqual([]);
    expect(found('le')).toEqual(['Allemagne']);
  });

  test('finds the other names of a destination by their beginning, only if no name contains the search', () => {
    const foundWith = (search: string) =>
      filterDestinations(destinations, search, { 'États-Unis': ['Amérique', 'Les Belges'], Espagne: ['Ibiza'] }).map(
        ({ destination }) => destination,
      );
    expect(foundWith('amerique portable')).toEqual(['États-Unis']);
    expect(foundWith('biza')).toEqual([]);
    expect(foundWith('belg')).toEqual(['Belgique']);
  });

  test('treats no character as a pattern', () => {
    expect(found('.*')).toEqual([]);
    expect(found('(')).toEqual([]);
  });
});

test('cells show rates per minute, their absence, and which are provisional', () => {
  expect(rateCell(named('Belgique'), 'mobile', 'payAsYouGo')).toEqual({ kind: 'rate', rate: 7000, provisional: false });
  expect(rateCell(named('Espagne'), 'fixed', 'payAsYouGo')).toEqual({ kind: 'rate', rate: 300, provisional: true });
  expect(rateCell(named('Espagne'), 'mobile', 'payAsYouGo')).toEqual({ kind: 'missing' });
});

test('cells show in unlimited mode all of France and the fixed lines of Europe as included', () => {
  const included = { kind: 'included' };
  expect(rateCell(named('France'), 'fixed', 'unlimited')).toEqual(included);
  expect(rateCell(named('France'), 'mobile', 'unlimited')).toEqual(included);
  expect(rateCell(named('Belgique'), 'fixed', 'unlimited')).toEqual(included);
  expect(rateCell(named('Belgique'), 'mobile', 'unlimited')).toMatchObject({ kind: 'rate', rate: 7000 });
  expect(rateCell(named('États-Unis'), 'fixed', 'unlimited')).toMatchObject({ kind: 'rate', rate: 280 });
  expect(rateCell(named('États-Unis'), 'mobile', 'unlimited')).toEqual({ kind: 'missing' });
  expect(isIncludedInUnlimited('france', 'special')).toBe(false);
});

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
