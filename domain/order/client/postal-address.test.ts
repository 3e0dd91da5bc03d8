import { expect, test } from 'vitest';
import { addressMessage, addressOnOneLine, refuseAddress } from '#domain/order/client/postal-address.ts';

test.each([
  ['1 place de la Mairie\n20000 Ajaccio', '1 place de la Mairie, 20000 Ajaccio'],
  ['1 place de la Mairie,\r\n20000 Ajaccio', '1 place de la Mairie, 20000 Ajaccio'],
  ['Bâtiment B \n\n 12 cours Napoléon\n20000 Ajaccio\n', 'Bâtiment B, 12 cours Napoléon, 20000 Ajaccio'],
  ['12 cours Napoléon, 20000 Ajaccio', '12 cours Napoléon, 20000 Ajaccio'],
  ['12  cours Napoléon, ,\n20000  Ajaccio', '12 cours Napoléon, 20000 Ajaccio'],
  ['', ''],
])('puts an address of several lines on one: %j', (typed, read) => expect(addressOnOneLine(typed)).toBe(read));

test.each([
  ...['1 place de la Mairie, 20000 Ajaccio', 'Place de l’Église\n20167 Alata', 'Lieu-dit Pietra, 20 000 Ajaccio'],
  ...['Mairie, BP 12, 20304 Ajaccio Cedex 1', '12 rue du 8 Mai 1945 75008 Paris', 'Ty Ru, 29000 Quimper'],
  ...['1 rue de l’Église, 80190 Y (Somme)', '1 rue Haute, 20000 Ajaccio, code 12345'],
  ...['10 rue X, F-01000 Bourg-en-Bresse', '2 rue Basse, 95880 Enghien-les-Bains, France'],
])('accepts %j', (address) => expect(refuseAddress(address)).toBeUndefined());

test.each([
  ['', ['place', 'postCode']],
  ['x', ['place', 'postCode']],
  ['Escalier B', ['postCode']],
  ['3 rue Privée, Escalier B', ['postCode']],
  ['12 cours Napoléon, 2000 Ajaccio', ['postCode']],
  ['12 cours Napoléon, 200000 Ajaccio', ['postCode']],
  ['12 cours Napoléon, Ajaccio 20000', ['town']],
  ['12 cours Napoléon, 20000 Cedex 2', ['town']],
  ['12 cours Napoléon, 20000 A', ['town']],
  ['20000', ['place', 'town']],
  ['20000 Ajaccio', ['place']],
  ['BP 12, 20304 Ajaccio Cedex', ['place']],
  ['x 20000 Ajaccio', ['place']],
])('says what %j lacks', (address, lacks) => expect(refuseAddress(address)).toEqual({ reason: 'incomplete', lacks }));

test.each([
  ['00100', 'unknown-post-code'],
  ['96000', 'unknown-post-code'],
  ['99999', 'unknown-post-code'],
])('refuses the post code %s', (postCode, reason) =>
  expect(refuseAddress(`1 rue de Paris, ${postCode} Saint-Denis`)).toEqual({ reason, postCode }),
);

test.each([
  ['1 rue de Paris, 97400 Saint-Denis', '97400'],
  ['1 rue de Paris, 98 800 Nouméa', '98800'],
  ['1 rue X, 97400 Saint-Denis, 20000 Ajaccio', '97400'],
  ['Musterstraße 1, 10115 Berlin, Allemagne', 'Allemagne'],
  ['Calle 1\n28001 Madrid\nespagne', 'espagne'],
  ['1 Main Street, 12345 Town, United States', 'United States'],
])('delivers nothing to %j', (address, where) =>
  expect(refuseAddress(address)).toEqual({ reason: 'elsewhere', where }),
);

test.each([
  ...['3 rue Haute, 20000 Ajaccio, France', '3 rue Haute, 47700 La Réunion', '1 allée du Niger, 33000 Bordeaux'],
  'Porte 97123, 3 rue Haute, 20000 Ajaccio',
])('delivers to %j', (address) => expect(refuseAddress(address)).toBeUndefined());

test.each([
  [
    'x',
    'Site 2\u00a0: il manque le numéro et la rue, ou le lieu-dit, puis le code postal à 5 chiffres suivi de la ville',
  ],
  ['1 rue Haute, 20000', 'Site 2\u00a0: il manque la ville après le code postal'],
  ['1 rue Haute, 99999 Lieu', 'Site 2\u00a0: le code postal 99999 n’existe pas'],
  [
    '1 rue Haute, 97400 Saint-Denis',
    'Site 2\u00a0: nous n’installons pas encore là en ligne (97400)\u00a0: appelez-nous au 04 65 71 00 00',
  ],
])('says in French what is wrong with %j', (address, message) => {
  const refusal = refuseAddress(address);
  expect(refusal && addressMessage(refusal, 'Site 2', '04 65 71 00 00')).toBe(message);
});

test('names no site where there is one', () =>
  expect(addressMessage({ reason: 'incomplete', lacks: ['town'] })).toBe('Il manque la ville après le code postal'));
