import { expect, test } from 'vitest';
import { isCreditorId, isIban, isSiren, isVatNumber, vatNumberOf } from './official-numbers.ts';

test('accepts numbers as their issuers print them', () => {
  expect(isIban('FR14 2004 1010 0505 0001 3M02 606')).toBe(true);
  expect(isIban('BE68 5390 0754 7034')).toBe(true);
  expect(isSiren('732 829 320')).toBe(true);
  expect(vatNumberOf('732 829 320')).toBe('FR44 732829320');
  expect(isVatNumber('FR 44 732 829 320')).toBe(true);
  expect(isCreditorId('FR72ZZZ123456')).toBe(true);
});

test.each([
  ['an IBAN with another figure', isIban, 'FR14 2004 1010 0505 0001 3M02 607'],
  ['an IBAN with two figures swapped', isIban, 'FR14 2004 1010 0505 0010 3M02 606'],
  ['an IBAN with a figure too few', isIban, 'FR14 2004 1010 0505 0001 3M02 60'],
  ['a SIREN with two figures swapped', isSiren, '732 892 320'],
  ['a SIREN of zeros', isSiren, '000 000 000'],
  ['the VAT number of another firm', isVatNumber, 'FR44 732829338'],
  ['a creditor identifier with another figure', isCreditorId, 'FR72ZZZ123457'],
])('refuses %s', (_case, isRight, text) => expect(isRight(text)).toBe(false));
