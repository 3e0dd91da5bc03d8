import { expect, test } from 'vitest';
import { type AddressRefusal, addressMessage, addressOnOneLine } from '#domain/order/client/postal-address.ts';

test.each([
  ['1 place de la Mairie\n20000 Ajaccio', '1 place de la Mairie, 20000 Ajaccio'],
  ['1 place de la Mairie,\r\n20000 Ajaccio', '1 place de la Mairie, 20000 Ajaccio'],
  ['Bâtiment B \n\n 12 cours Napoléon\n20000 Ajaccio\n', 'Bâtiment B, 12 cours Napoléon, 20000 Ajaccio'],
  ['12 cours Napoléon, 20000 Ajaccio', '12 cours Napoléon, 20000 Ajaccio'],
  ['12  cours Napoléon, ,\n20000  Ajaccio', '12 cours Napoléon, 20000 Ajaccio'],
  ['', ''],
])('puts an address of several lines on one: %j', (typed, read) => expect(addressOnOneLine(typed)).toBe(read));

test.each<[AddressRefusal, string]>([
  [
    { reason: 'incomplete', lacks: ['place', 'postCode', 'town'] },
    'Site 2\u00a0: il manque le numéro et la rue, ou le lieu-dit, puis le code postal à 5 chiffres, puis la ville',
  ],
  [{ reason: 'unknown-post-code', postCode: '99999' }, 'Site 2\u00a0: le code postal 99999 n’existe pas'],
  [
    { reason: 'elsewhere', postCode: '97400' },
    'Site 2\u00a0: nous n’installons pas encore là en ligne (97400)\u00a0: appelez-nous au 04 65 71 00 00',
  ],
])('says in French what is wrong with an address: %j', (refusal, message) =>
  expect(addressMessage(refusal, 'Site 2', '04 65 71 00 00')).toBe(message),
);

test('names no site where there is one', () =>
  expect(addressMessage({ reason: 'incomplete', lacks: ['town'] })).toBe('Il manque la ville'));
