import { expect, test } from 'vitest';
import { formatPhone, isPhoneNumber } from '#domain/order/client/phone-number.ts';

test.each([
  ['0495100000', '04 95 10 00 00'],
  ['04.95.10.00.00', '04 95 10 00 00'],
  ['+33495100000', '+33 4 95 10 00 00'],
  ['+33 (0)4-95-10-00-00', '+33 4 95 10 00 00'],
  ['0033 4 95100000', '+33 4 95 10 00 00'],
  ['\u200b04\u201195\u201110 00 00', '04 95 10 00 00'],
])('groups %s as the French do', (typed, shown) => expect(formatPhone(typed)).toBe(shown.replaceAll(' ', '\u00a0')));

test.each(['', '3179', '+39 06 123456', '0039 06 12345', '00390612345', '0495100000 bureau'])(
  'leaves « %s » as it was typed',
  (typed) => expect(formatPhone(typed)).toBe(typed),
);

test.each([
  ...['04 65 71 00 00', '+33 (0)4 65 71 00 01', '\u202a04 65 71 00 01\u202c', '0033 4 65 71 00 01'],
  ...['06.95.12.34.56', '0692 12 34 56', '+262 692 12 34 56', '0800 12 34 56', '09 74 00 00 00', '+32 2 555 12 12'],
  ...['+44 (0)20 7946 0018', '+683 4000'],
])('isPhoneNumber accepts « %s »', (typed) => expect(isPhoneNumber(typed)).toBe(true));

test.each([
  ...['', 'appelez-moi', '0000000000', '000000000000', '+000000000000', '+33 0 00 00 00 00', '01 00 00 00 00'],
  ...['+32 000 00 00 00', '04 65 71 00 0', '04 65 71 00 000', '465710000', '123456789', '3179', '0400000001'],
  ...['0712345678', '0700 12 34 56', '+32 2 55', '+1234567890123456', '+999 12 34 56 78', '+280 12 34 56 78'],
  '04 65 71 00 00 bureau',
])('isPhoneNumber refuses « %s »', (typed) => expect(isPhoneNumber(typed)).toBe(false));
