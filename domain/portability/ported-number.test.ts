import { expect, test } from 'vitest';
import { formatRange, maskNumber, readPortedNumber } from '#domain/portability/ported-number.ts';

test.each([
  ['04 65 71 00 00', '0465710000'],
  ['01.99.00.00.00', '0199000000'],
  ['+33 (0)5 36 49 00 00', '0536490000'],
  ['0033 2 61 91 00 00', '0261910000'],
  ['09 74 00 00 00', '0974000000'],
  ['\u202a+33 0 4 65 71 00 00\u202c', '0465710000'],
])('reads « %s »', (typed, number) => expect(readPortedNumber(typed)).toEqual({ ok: true, number }));

test.each([
  ['', 'number-missing'],
  ['  ', 'number-missing'],
  ['04 65 71 00 0', 'number-unreadable'],
  ['04 65 71 00 000', 'number-unreadable'],
  ['+33 4 65 71 00 000', 'number-unreadable'],
  ['+33 6 39 98 00 000', 'number-unreadable'],
  ['le standard', 'number-unreadable'],
  ['01PEROY4P4TR', 'number-unreadable'],
  ['06 39 98 00 00', 'number-mobile'],
  ['+33 7 00 00 00 00', 'number-mobile'],
  ['0800 00 00 00', 'number-special'],
  ['+33 8 00 00 00 00', 'number-special'],
  ['3179', 'number-special'],
  ['112', 'number-special'],
  ['0262 00 00 00', 'number-overseas'],
  ['+596 596 00 00 00', 'number-overseas'],
  ['0976 00 00 00', 'number-overseas'],
  ['0268 81 23 45', 'number-overseas'],
  ['0598 71 23 45', 'number-overseas'],
  ['0901 00 00 00', 'number-unreadable'],
  ['0400 00 00 00', 'number-unreadable'],
  ['+32 2 555 12 12', 'number-foreign'],
  ['+1 336 3998 0000', 'number-foreign'],
])('refuses « %s »: %s', (typed, reason) =>
  expect(readPortedNumber(typed)).toEqual({ ok: false, refusal: { reason } }),
);

test('formats a number and a range, and masks a number for mails', () => {
  const number = '0465710000';
  expect(formatRange({ number, lastNumber: number })).toBe('04\u00a065\u00a071\u00a000\u00a000');
  expect(formatRange({ number, lastNumber: '0465710009' })).toBe(
    '04\u00a065\u00a071\u00a000\u00a000 à 04\u00a065\u00a071\u00a000\u00a009',
  );
  expect(maskNumber(number)).toBe('04\u00a065\u00a071\u00a0••\u00a0••');
});
