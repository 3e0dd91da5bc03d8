import { expect, test } from 'vitest';
import { formatRange, maskRange, readPortedNumber } from '#domain/portability/ported-number.ts';

test.each([
  ['04 65 71 00 00', '0465710000'],
  ['01.99.00.00.00', '0199000000'],
  ['+33 (0)5 36 49 00 00', '0536490000'],
  ['0033 2 61 91 00 00', '0261910000'],
  ['09 74 00 00 00', '0974000000'],
  ['\u202a+33 0 4 65 71 00 00\u202c', '0465710000'],
])('reads « %s »', (typed, number) => expect(readPortedNumber(typed)).toEqual({ ok: true, number }));

test.each([
  ['', 'Indiquez le numéro'],
  ['  ', 'Indiquez le numéro'],
  ['04 65 71 00 0', 'Vérifiez ce numéro'],
  ['04 65 71 00 000', 'Vérifiez ce numéro'],
  ['+33 4 65 71 00 000', 'Vérifiez ce numéro'],
  ['+33 6 39 98 00 000', 'Vérifiez ce numéro'],
  ['le standard', 'Vérifiez ce numéro'],
  ['01PEROY4P4TR', 'Vérifiez ce numéro'],
  ['06 39 98 00 00', 'Un numéro de mobile'],
  ['+33 7 00 00 00 00', 'Un numéro de mobile'],
  ['0800 00 00 00', 'Les numéros en 08'],
  ['+33 8 00 00 00 00', 'Les numéros en 08'],
  ['3179', 'Les numéros en 08'],
  ['112', 'Les numéros en 08'],
  ['0262 00 00 00', 'Un numéro d’outre-mer'],
  ['+596 596 00 00 00', 'Un numéro d’outre-mer'],
  ['0976 00 00 00', 'Un numéro d’outre-mer'],
  ['0268 81 23 45', 'Un numéro d’outre-mer'],
  ['0598 71 23 45', 'Un numéro d’outre-mer'],
  ['0901 00 00 00', 'Vérifiez ce numéro'],
  ['0400 00 00 00', 'Vérifiez ce numéro'],
  ['+32 2 555 12 12', 'Seul un numéro français'],
  ['+1 336 3998 0000', 'Seul un numéro français'],
])('refuses « %s »: %s', (typed, message) =>
  expect(readPortedNumber(typed)).toMatchObject({ ok: false, message: expect.stringContaining(message) }),
);

test('formats a number and a range, and masks both for mails', () => {
  const number = '0465710000';
  expect(formatRange({ number, lastNumber: number })).toBe('04\u00a065\u00a071\u00a000\u00a000');
  expect(formatRange({ number, lastNumber: '0465710009' })).toBe(
    '04\u00a065\u00a071\u00a000\u00a000 à 04\u00a065\u00a071\u00a000\u00a009',
  );
  const masked = '••\u00a0••\u00a0••\u00a0••\u00a000';
  expect(maskRange({ number, lastNumber: number })).toBe(masked);
  expect(maskRange({ number, lastNumber: '0465710009' })).toBe(`${masked} à 09`);
});
