import { expect, test } from 'vitest';
import { isCreditorId, isIban, isSiren, isVatNumber, luhnSum, vatNumberOf } from './official-numbers.ts';

test('accepts numbers as their issuers print them', () => {
  expect(isIban('FR14 2004 1010 0505 0001 3M02 606')).toBe(true);
  expect(isIban('BE68 5390 0754 7034')).toBe(true);
  expect(isIban('NO93 8601 1117 947')).toBe(true);
  expect(isSiren('732 829 320')).toBe(true);
  expect(vatNumberOf('732 829 320')).toBe('FR44 732829320');
  expect(vatNumberOf('100 000 207')).toBe('FR03 100000207');
  expect(luhnSum('732829320')).toBe(40);
  expect(isVatNumber('FR 44 732 829 320')).toBe(true);
  expect(isCreditorId('FR72ZZZ123456')).toBe(true);
});

test.each([
  ['an IBAN with a digit too few', isIban, 'FR14 2004 1010 0505 0001 3M02 60'],
  ['a SIREN with another digit after it', isSiren, '7328293209'],
  ['a SIREN with two digits swapped', isSiren, '732 892 320'],
  ['a SIREN of zeros', isSiren, '000 000 000'],
  ['the VAT number of another firm', isVatNumber, 'FR44 732829338'],
  ['a creditor identifier after something else', isCreditorId, '9FR73ZZZ123456'],
  ['a creditor identifier with one check digit', isCreditorId, 'FR5AZZZ123003'],
  ['a creditor identifier without its end', isCreditorId, 'FR76ZZ'],
  ['a creditor identifier with another digit', isCreditorId, 'FR72ZZZ123457'],
])('refuses %s', (_case, isValid, text) => expect(isValid(text)).toBe(false));
