import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatRio, readRio, rioKey } from '#domain/portability/rio.ts';

const number = '0612345678';
const rio = '01PEROY4P4TR';

const starts = fc.stringMatching(/^[A-Z\d]{9}$/);
const numbers = fc.stringMatching(/^0[1-59]\d{8}$/);

test('the key is that of the example published for mobile numbers', () =>
  expect(rioKey('01PEROY4P', number)).toBe('4TR'));

const said = (typed: string, of: string): string => {
  const result = readRio(typed, of);
  return result.ok ? '' : result.message.replaceAll(/[\u00a0\u202f]/g, ' ');
};

test.each([
  rio,
  '01 p eroy4p 4tr',
  ' 01-P-EROY4P-4TR ',
  '01.P.EROY4P.4TR',
  '\u200b01‑PEROY4P\u00ad4TR\ufeff',
  '01\u00a0P\u202fEROY4P\u00a04TR',
])('reads « %s »', (typed) => expect(readRio(typed, number)).toEqual({ ok: true, rio }));

test.each([
  ['', 'Indiquez le RIO'],
  [' - ', 'Indiquez le RIO'],
  ['01PEROY4P4T', 'Un RIO a 12 caractères, celui-ci en a 11'],
  ['01PEROY4P4TRR', 'Un RIO a 12 caractères, celui-ci en a 13'],
  ['01PEROY4P4T_', 'Retirez « _ » du RIO'],
  ['01PÉROY4P4TR', 'Retirez « É » du RIO'],
  ['+1PEROY4P4TR', 'Retirez « + » du RIO'],
])('refuses « %s »: %s', (typed, message) => expect(said(typed, number)).toContain(message));

test('accepts a + in the key', () => {
  const [start, of] = fc.sample(
    fc.tuple(starts, numbers).filter(([a, b]) => rioKey(a, b).includes('+')),
    { seed: 2, numRuns: 1 },
  )[0] as [string, string];
  expect(readRio(start + rioKey(start, of), of)).toMatchObject({ ok: true });
});

test.each([
  ['01PER0Y4P4TR', number, 'surtout le 6e caractère du RIO'],
  ['11PEROY4P4TR', number, 'surtout le 1er caractère du RIO'],
  [rio, '0612354678', 'surtout le 6e chiffre du numéro'],
  // It would agree with 2604224682, which no French number is.
  ['01PQ2AII6MNC', '0604224682', 'vérifiez l’un et l’autre'],
  [rio, '0711111111', 'vérifiez l’un et l’autre, ou rappelez le 3179'],
])('says of %s and %s where a single typo is: %s', (typed, of, where) =>
  expect(said(typed, of)).toMatch(
    new RegExp(`^Ce RIO n’est pas celui du 0[67] .* : vérifiez.*${where.replace('vérifiez ', '')}`),
  ),
);

test('formats a RIO in its groups', () => expect(formatRio(rio)).toBe('01\u00a0P\u00a0EROY4P\u00a04TR'));

const signs = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789';

test('every RIO round-trips; any one changed character is refused, and never located elsewhere', () =>
  fc.assert(
    fc.property(starts, numbers, fc.nat({ max: 11 }), fc.nat({ max: 34 }), (start, of, index, choice) => {
      const right = start + rioKey(start, of);
      expect(readRio(right, of)).toEqual({ ok: true, rio: right });
      const other = [...signs].filter((sign) => sign !== right[index])[choice] ?? '';
      expect(said(right.slice(0, index) + other + right.slice(index + 1), of)).toMatch(
        /^Ce RIO n’est pas.*(?:du RIO|cette ligne)$/,
      );
    }),
    { numRuns: 200 },
  ));

test('every RIO is refused if a digit of the number changes or two adjacent characters are swapped', () =>
  fc.assert(
    fc.property(starts, numbers, fc.nat({ max: 18 }), fc.integer({ min: 1, max: 9 }), (start, of, index, step) => {
      const right = start + rioKey(start, of);
      const position = 1 + (index % 9);
      const digit = String((Number(of[position]) + step) % 10);
      expect(readRio(right, of.slice(0, position) + digit + of.slice(position + 1)).ok).toBe(false);
      const text = right.slice(0, 9) + of;
      const [one = '', two = ''] = [text[index], text[index + 1]];
      fc.pre(index < 18 && one !== two && index !== 8);
      const swapped = text.slice(0, index) + two + one + text.slice(index + 2);
      expect(readRio(swapped.slice(0, 9) + right.slice(9), swapped.slice(9)).ok).toBe(false);
    }),
    { numRuns: 200 },
  ));
