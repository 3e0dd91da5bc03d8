import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readCallRates } from './read-call-rates.ts';

const header = 'zone;destination;type;rate;status;prefixes';
const read = (...lines: string[]) => readCallRates('content/call-rates.csv', [header, ...lines].join('\n'));

describe('the call rates', () => {
  test('are exact: ten-thousandths of a euro', () => {
    expect(read('france;France;FIX;0.0138;confirmed;331|332', 'europe;Estonie;MOB;2.4;confirmed;')).toEqual([
      { zone: 'france', destination: 'France', type: 'FIX', rate: 138, status: 'confirmed', prefixes: ['331', '332'] },
      { zone: 'europe', destination: 'Estonie', type: 'MOB', rate: 24_000, status: 'confirmed', prefixes: [] },
    ]);
  });

  test.each([
    ['an unknown zone', 'asie;Japon;FIX;0.1;confirmed;81', ':2\u00a0: zone\u00a0: lu « asie »'],
    ['an unknown type', 'world;Japon;FAX;0.1;confirmed;81', 'écrivez FIX, MOB ou SPC'],
    ['five decimals', 'world;Japon;FIX;0.12345;confirmed;81', '4 décimales au plus'],
    ['a negative rate', 'world;Japon;FIX;-1;confirmed;81', '4 décimales au plus'],
    ['no status', 'world;Japon;FIX;0.1;;81', 'écrivez confirmed ou provisional'],
    ['a prefix with a plus', 'world;Japon;FIX;0.1;confirmed;+81', 'indicatif du pays d’abord'],
  ])('are refused with the line and what to write: %s', (_case, line, expected) => {
    expect(() => read(line)).toThrow(expected);
  });

  test('name each destination once per kind of number', () => {
    const line = 'world;Japon;FIX;0.1;confirmed;81';
    expect(() => read(line, line)).toThrow(':3\u00a0: Japon FIX s’y trouve deux fois');
  });

  test('need every column', () => {
    expect(() => readCallRates('content/call-rates.csv', 'zone;type\n')).toThrow(
      `écrivez ${header} sur la première ligne`,
    );
  });

  test('of the offer can be read', () => {
    const file = 'content/call-rates.csv';
    expect(readCallRates(file, readFileSync(file, 'utf8')).length).toBeGreaterThan(50);
  });
});
