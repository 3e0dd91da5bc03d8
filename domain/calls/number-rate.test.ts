import { expect, test } from 'vitest';
import { aRate } from '#domain/calls/call-rate.fixture.ts';
import { callPrice, classifyNumber, readPhoneNumber } from '#domain/calls/number-rate.ts';

const rates = [
  aRate({ prefixes: ['331', '332', '333', '334', '335', '339'] }),
  aRate({ type: 'MOB', prefixes: ['336', '337'] }),
  aRate({ destination: 'Belgique', prefixes: ['32'] }),
  aRate({ destination: 'Belgique', type: 'MOB', prefixes: ['324'] }),
  aRate({ destination: 'Italie', prefixes: ['390'] }),
  aRate({ destination: 'Italie', type: 'MOB', prefixes: ['393'] }),
  aRate({ destination: 'États-Unis', prefixes: ['1'] }),
  aRate({ destination: 'Canada', prefixes: ['1514', '1416'] }),
  aRate({ destination: 'Kazakhstan', prefixes: ['77', '997'] }),
];
const priced = (text: string): string | undefined => {
  const found = classifyNumber(text, rates);
  return found?.kind === 'rate' ? `${found.rate.destination} ${found.rate.type}` : undefined;
};

test.each([
  ['0032 2 555 12 12', '3225551212'],
  ['+32.2.555-12-12', '3225551212'],
  ['+44 (0)20 7946 0000', '442079460000'],
  ['+44 020 7946 0000', '442079460000'],
  ['(+33) 4 65 71 00 00', '33465710000'],
  ['04 65 71 00 00', '33465710000'],
  ['+33\u00a04\u202f65\u00a071\u00a000\u00a000', '33465710000'],
  ['+32', '32'],
])('pasted numbers: %s', (text, digits) => expect(readPhoneNumber(text)).toBe(digits));

test.each([
  ...['', 'Belgique', '3179', '04 65 71', '0465710000000', '+', '+32 abc', '+1234567890123456', 'Fax 04 65 71 00 00'],
])('pasted numbers: %o is not a number', (text) => expect(readPhoneNumber(text)).toBeUndefined());

test.each([
  ['+32 2 555 12 12', 'Belgique FIX'],
  ['+32 470 12 34 56', 'Belgique MOB'],
  ['+32 0470 12 34 56', 'Belgique MOB'],
  ['+32 02 555 12 12', 'Belgique FIX'],
  ['+39 03 12 34 56 78', 'Italie FIX'],
  ['+1 514 555 0100', 'Canada FIX'],
  ['+1 212 555 0100', 'États-Unis FIX'],
  ['04 65 71 00 00', 'France FIX'],
  ['06 39 98 00 00', 'France MOB'],
])('the rate of a number: of %s is that of %s', (text, expected) => expect(priced(text)).toBe(expected));

test.each([
  ['ten minutes to a French landline', 138, 600, 14],
  ['ten minutes to a Belgian mobile', 7000, 600, 700],
  ['one second', 138, 1, 0],
  ['half a cent, upwards', 50, 60, 1],
  ['nothing', 138, 0, 0],
])('the price of a call: %s', (_, rate, seconds, cents) => expect(callPrice({ rate }, seconds)).toBe(cents));

test.each<[string, string]>([
  ['0590', 'overseas'],
  ['+262 692 12 34 56', 'overseas'],
  ['00594 594 00 00 00', 'overseas'],
  ['+687 27 12 34', 'overseas'],
  ['0700 12 34 56 78 90', 'unknown'],
  ['3179', 'rio'],
  ['31 14', 'free'],
  ['3008', 'special'],
  ['118 218', 'special'],
  ...['15', '17', '18', '112', '114', '115', '119', '116 000', '116117', '191', '196', '197'].map(
    (number): [string, string] => [number, 'emergency'],
  ),
  ['+999 123 456', 'unknown'],
  ['0465710000000', 'unknown'],
  ...['0', '1', '31', '0999', '04 65 71', '4657', '1262 0000', '00', '+', '+3', '+33', '0033', '+99'].map(
    (number): [string, string] => [number, 'incomplete'],
  ),
])('what a typed number is: %s is %s', (text, kind) => expect(classifyNumber(text, rates)).toEqual({ kind }));

test.each(['', ' ', '-', 'Belgique', 'Guyane 2', 'Guyane +594 594 00', '+594 594 poste 2'])(
  'what a typed number is: %o is not a number',
  (text) => expect(classifyNumber(text, rates)).toBeUndefined(),
);
