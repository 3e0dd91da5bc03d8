import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readCallRates } from '#build/content/read-call-rates.ts';
import type { RateType } from '#domain/calls/call-rates.ts';
import { findNumberRate, readPhoneNumber } from '#domain/calls/number-rate.ts';

const file = 'content/call-rates.csv';
const rates = readCallRates(file, readFileSync(file, 'utf8'));

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

describe('the call rates', () => {
  test('are exactly those of the specification, as confirmed', () => {
    const said = rates
      .filter(({ status }) => status === 'confirmed')
      .map(({ destination, type, rate }) => [destination, type, rate]);
    expect(said).toEqual(expect.arrayContaining(confirmed.map((row) => [...row])));
  });

  test('cover about 28 European countries and at least the eight named of the world', () => {
    expect(Math.abs(destinations('europe').size - 28)).toBeLessThanOrEqual(2);
    expect([...destinations('world')]).toEqual(
      expect.arrayContaining(['États-Unis', 'Canada', 'Chine', 'Japon', 'Australie', 'Brésil', 'Russie', 'Inde']),
    );
  });

  test('are in the given ranges, provisional ones too', () => {
    const outside = rates.filter(
      ({ zone, rate }) => (zone === 'world' && (rate < 238 || rate > 9600)) || (zone === 'europe' && rate > 24000),
    );
    expect(outside).toEqual([]);
  });

  test.each([
    ['04 65 71 00 00', 'France', 'FIX'],
    ['06 39 98 00 00', 'France', 'MOB'],
    ['+32 2 555 12 12', 'Belgique', 'FIX'],
    ['0032 475 12 34 56', 'Belgique', 'MOB'],
    ['+49 30 901820', 'Allemagne', 'FIX'],
    ['+49 151 12345678', 'Allemagne', 'MOB'],
    ['+39 06 69812345', 'Italie', 'FIX'],
    ['+39 333 1234567', 'Italie', 'MOB'],
    ['+44 (0)20 7946 0018', 'Royaume-Uni', 'FIX'],
    ['+44 7700 900123', 'Royaume-Uni', 'MOB'],
    ['+1 514 555 0123', 'Canada', 'FIX'],
    ['+1 212 555 0123', 'États-Unis', 'FIX'],
    ['+1 876 555 0123', 'Caraïbes (indicatif +1)', 'FIX'],
    ['+55 11 91234 5678', 'Brésil', 'MOB'],
    ['+7 495 123 4567', 'Russie', 'FIX'],
    ['+212 6 12 34 56 78', 'Maroc', 'MOB'],
  ] as const)('find the destination of %s', (typed, destination, type) => {
    const rate = findNumberRate(readPhoneNumber(typed) ?? '', rates);
    expect([rate?.destination, rate?.type]).toEqual([destination, type]);
  });

  test('have no destination for a number that none covers', () => {
    expect(findNumberRate(readPhoneNumber('+33 8 92 12 34 56') ?? '', rates)).toBeUndefined();
  });
});
