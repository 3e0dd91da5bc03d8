import { expect, test } from 'vitest';
import { callRates as rates } from '#content/call-rates.ts';
import { callRatesSynonyms } from '#content/call-rates-synonyms.ts';
import { filterDestinations, groupCallRates, type RateType } from '#domain/calls/call-rates.ts';
import { classifyNumber } from '#domain/calls/number-rate.ts';

/** The rates of the specification, in ten-thousandths of a euro per minute. */
const confirmed: readonly [destination: string, type: RateType, rate: number][] = [
  ['France', 'FIX', 138],
  ['France', 'MOB', 960],
  ['Allemagne', 'FIX', 320],
  ['Allemagne', 'SPC', 8000],
  ['Belgique', 'FIX', 458],
  ['Belgique', 'MOB', 7000],
  ['Estonie', 'FIX', 24000],
  ['Estonie', 'MOB', 24000],
  ['Portugal', 'MOB', 10000],
  ['États-Unis', 'FIX', 280],
  ['Canada', 'FIX', 238],
];

const destinations = (zone: string): Set<string> =>
  new Set(rates.filter((rate) => rate.zone === zone).map(({ destination }) => destination));

test('the rates are exactly those of the specification, as confirmed', () => {
  const said = rates
    .filter(({ status }) => status === 'confirmed')
    .map(({ destination, type, rate }) => [destination, type, rate]);
  expect(said).toEqual(expect.arrayContaining(confirmed.map((row) => [...row])));
});

test('the rates cover about 28 European countries and at least the eight named of the world', () => {
  expect(Math.abs(destinations('europe').size - 28)).toBeLessThanOrEqual(2);
  expect([...destinations('world')]).toEqual(
    expect.arrayContaining(['États-Unis', 'Canada', 'Chine', 'Japon', 'Australie', 'Brésil', 'Russie', 'Inde']),
  );
});

test('the rates are in the given ranges, provisional ones too', () => {
  const outside = rates.filter(
    ({ zone, rate }) => (zone === 'world' && (rate < 238 || rate > 9600)) || (zone === 'europe' && rate > 24000),
  );
  expect(outside).toEqual([]);
});

test.each([
  ['04 65 71 00 00', 'France', 'FIX'],
  ['06 39 98 00 00', 'France', 'MOB'],
  ['+32 2 555 12 12', 'Belgique', 'FIX'],
  ['+44 (0)20 7946 0018', 'Royaume-Uni', 'FIX'],
  ['+1 212 555 0123', 'États-Unis', 'FIX'],
  ['+1 876 555 0123', 'Caraïbes (indicatif +1)', 'FIX'],
  ['0590 27 12 34', 'Guadeloupe, Saint-Martin et Saint-Barthélemy', 'FIX'],
  ['+33 697 12 34 56', 'Martinique', 'MOB'],
  ['0976 60 12 34', 'Martinique', 'FIX'],
  ['+262 692 12 34 56', 'La Réunion', 'MOB'],
  ['0268 91 23 45', 'Mayotte', 'FIX'],
  ['0508 55 12 34', 'Saint-Pierre-et-Miquelon', 'MOB'],
  ['+687 75 12 34', 'Nouvelle-Calédonie', 'MOB'],
  ['+681 72 12 34', 'Wallis-et-Futuna', 'FIX'],
] as const)('the rates name the destination of %s', (typed, destination, type) => {
  const found = classifyNumber(typed, rates);
  expect(found).toMatchObject({ kind: 'rate', rate: { destination, type } });
});

test.each([
  ['+33 8 92 12 34 56', 'special'],
  ['0709 81 23 45', 'overseas'],
])('the rates have no destination for %s, which none covers', (typed, kind) =>
  expect(classifyNumber(typed, rates)).toEqual({ kind }),
);

test.each([
  ['ANGLETERRE', 'Royaume-Uni'],
  ['Maroc mobile', 'Maroc'],
  ['Corse', 'France'],
  ['U.S.A.', 'États-Unis'],
  ['la Guadeloupe', 'Guadeloupe, Saint-Martin et Saint-Barthélemy'],
  ['domtom', 'Guadeloupe, Saint-Martin et Saint-Barthélemy, Guyane, La Réunion, Martinique, Mayotte'],
  ['à Londres', 'Royaume-Uni'],
  ['Québec', 'Canada'],
  ['France métropolitaine', 'France'],
  ['Wallis', 'Wallis-et-Futuna'],
  ['St Martin', 'Guadeloupe, Saint-Martin et Saint-Barthélemy'],
  ['DOM', 'Guadeloupe, Saint-Martin et Saint-Barthélemy, Guyane, La Réunion, Martinique, Mayotte'],
])('a search for « %s » finds %s', (typed, found) => {
  const names = filterDestinations(groupCallRates(rates), typed, callRatesSynonyms);
  expect(names.map(({ destination }) => destination).join(', ')).toBe(found);
});

test('a search finds nothing for a kind of line alone, nor for a country that resembles another', () => {
  for (const typed of ['mobile', 'fixe mobile', 'corée du nord', 'afrique du nord', 'zz'])
    expect(filterDestinations(groupCallRates(rates), typed, callRatesSynonyms), typed).toEqual([]);
});
