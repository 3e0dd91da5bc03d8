import { expect, test } from 'vitest';
import { formatPhone } from '#domain/order/phone-number.ts';

test.each([
  ['0495100000', '04 95 10 00 00'],
  ['04.95.10.00.00', '04 95 10 00 00'],
  ['+33495100000', '+33 4 95 10 00 00'],
  ['+33 (0)4-95-10-00-00', '+33 4 95 10 00 00'],
  ['0033 4 95100000', '+33 4 95 10 00 00'],
])('groups %s as the French do', (typed, shown) => {
  expect(formatPhone(typed)).toBe(shown.replaceAll(' ', '\u00a0'));
});

test.each(['', '3179', '+39 06 123456', '0039 06 12345', '00390612345', '0495100000 bureau'])(
  'leaves « %s » as it was typed',
  (typed) => {
    expect(formatPhone(typed)).toBe(typed);
  },
);
