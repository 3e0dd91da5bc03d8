import { expect, test } from 'vitest';
import { addressLines, addressParts, noAddress, refuseAddress, typedAddress } from './address-parts.ts';

test.each([
  ['1 place Foch\r\n20000 Ajaccio', '1 place Foch', '', '20000', 'Ajaccio'],
  ['12 rue Fesch, bâtiment B, 20 090 Ajaccio', '12 rue Fesch', 'bâtiment B', '20090', 'Ajaccio'],
  ['10000 Route de la Mer 20167 Sarrola-Carcopino', '10000 Route de la Mer', '', '20167', 'Sarrola-Carcopino'],
  ['Bâtiment B\n12 cours Napoléon\n20 000 Ajaccio', '12 cours Napoléon', 'Bâtiment B', '20000', 'Ajaccio'],
  ['Aile B, 2e étage, 2 rue Basse, 20000 Ajaccio', '2 rue Basse', 'Aile B, 2e étage', '20000', 'Ajaccio'],
  ['1 place de la Mairie - 20167 Alata', '1 place de la Mairie', '', '20167', 'Alata'],
  ['10 rue X, F-01000 Bourg-en-Bresse', '10 rue X', '', '01000', 'Bourg-en-Bresse'],
  ['2 rue Basse, 95880 Enghien-les-Bains, France', '2 rue Basse', '', '95880', 'Enghien-les-Bains'],
  ['1 rue Haute, 20000 Ajaccio, code 12345', '1 rue Haute', 'code 12345', '20000', 'Ajaccio'],
  ['Mairie, BP 12, 20304 Ajaccio Cedex 1', 'Mairie', 'BP 12', '20304', 'Ajaccio Cedex 1'],
  ['Portail nord', 'Portail nord', '', '', ''],
  ['Lieu-dit Capo di Feno', 'Lieu-dit Capo di Feno', '', '', ''],
  ['', '', '', '', ''],
])('the parts of « %s »', (typed, street, complement, postCode, town) => {
  expect(addressParts(typed)).toEqual({ street, complement, postCode, town });
});

test('an envelope has a line for each part that is there', () => {
  const address = { street: '12 rue Fesch', complement: '', postCode: '20090', town: 'Ajaccio' };
  expect(addressLines(address)).toEqual(['12 rue Fesch', '20090 Ajaccio']);
  expect(addressLines({ ...address, complement: 'bâtiment B' })).toHaveLength(3);
});

test('an address that is pasted whole into its first field is put into its parts', () => {
  const whole = { ...noAddress, street: 'Bâtiment B\n12 cours Napoléon\n20 000 Ajaccio' };
  const parts = { street: '12 cours Napoléon', complement: 'Bâtiment B', postCode: '20000', town: 'Ajaccio' };
  expect(typedAddress(whole)).toEqual(parts);
  expect(typedAddress({ ...whole, complement: '2e étage' }).complement).toBe('2e étage, Bâtiment B');
  expect(typedAddress({ ...parts, postCode: '20 000' })).toEqual(parts);
  expect(typedAddress({ ...parts, postCode: '２００００' })).toEqual(parts);
  expect(typedAddress({ ...whole, street: whole.street.replace('20 000', '２０ ０００') })).toEqual(parts);
  // What looks like a post code in a street isn't one beside its own field.
  const road = { ...parts, street: '10000 Route de la Mer' };
  expect(typedAddress(road)).toEqual(road);
});

test.each([
  ...['1 place de la Mairie, 20000 Ajaccio', 'Place de l’Église\n20167 Alata', 'Lieu-dit Pietra, 20 000 Ajaccio'],
  ...['Mairie, BP 12, 20304 Ajaccio Cedex 1', '12 rue du 8 Mai 1945 75008 Paris', 'Ty Ru, 29000 Quimper'],
  ...[
    '1 rue de l’Église, 80190 Y (Somme)',
    '3 rue Haute, 20000 Ajaccio, France',
    'Porte 97123, 3 rue Haute, 20000 Ajaccio',
  ],
])('an address that is pasted whole is accepted: %j', (street) =>
  expect(refuseAddress(typedAddress({ ...noAddress, street }), {})).toEqual([]),
);

const delivered = { name: 'Site 2', phone: '04 65 71 00 00' };

test.each([
  ['Bahnhofstr. 1, 66111 Saarbrücken, Allemagne', '', '', '', 'Allemagne'],
  ['Via Roma 1, 10121 Torino (ITALIE)', '', '', '', 'ITALIE'],
  ['Calle Mayor 1', 'Espagne', '28013', 'Madrid', 'Espagne'],
  ['Calle Mayor 1, Espagne', '2e étage', '28013', 'Madrid', 'Espagne'],
  ['1 rue Haute', '', '20000', 'Monaco', 'Monaco'],
  ['1 rue Haute', '', '20000', 'Papeete – Polynesie Francaise', 'Polynesie Francaise'],
])('nothing is delivered to « %s », « %s », « %s », « %s »', (street, complement, postCode, town, where) => {
  const address = typedAddress({ street, complement, postCode, town });
  const message = `Site 2\u00a0: nous n’installons pas encore là en ligne (${where})\u00a0: appelez-nous au 04 65 71 00 00`;
  expect(refuseAddress(address, delivered)).toEqual([{ part: 'town', message }]);
  // A line to keep may be there.
  expect(refuseAddress(address, {})).toEqual([]);
});

test.each([
  ['3 rue d’Espagne', 'Résidence Monaco', '01460', 'Montréal-la-Cluse'],
  ['Canada', '', '04500', 'Allemagne-en-Provence'],
  ['1 rue Haute', 'Chez Maurice', '57340', 'Suisse'],
  ['1 rue Haute', 'France', '31330', 'Grenade'],
  ['1 rue Haute', '', '65360', 'Saint-Martin'],
  ['1 rue Haute', 'Dominique', '33480', 'Sainte-Hélène'],
])('« %s », « %s », « %s %s » is in France', (street, complement, postCode, town) =>
  expect(refuseAddress({ street, complement, postCode, town }, delivered)).toEqual([]),
);

test.each([
  ['', '20000', 'Ajaccio', 'street', 'le numéro et la rue, ou le lieu-dit'],
  ['BP 12', '20304', 'Ajaccio Cedex', 'street', 'le numéro et la rue, ou le lieu-dit'],
  ['1 rue Haute', '20000', 'Cedex 2', 'town', 'la ville'],
  ['1 rue Haute', '2000', 'Ajaccio', 'postCode', 'le code postal à 5 chiffres'],
])('« %s », « %s », « %s » is corrected at its %s', (street, postCode, town, part, lacks) => {
  const address = { ...noAddress, street, postCode, town };
  expect(refuseAddress(address, delivered)).toEqual([{ part, message: `Site 2\u00a0: il manque ${lacks}` }]);
  expect(refuseAddress(address, {})).toEqual([{ part, message: `Il manque ${lacks}` }]);
});

test('each part that an address lacks is corrected there', () =>
  expect(refuseAddress(noAddress, {})).toEqual([
    { part: 'street', message: 'Il manque le numéro et la rue, ou le lieu-dit' },
    { part: 'postCode', message: 'Il manque le code postal à 5 chiffres' },
    { part: 'town', message: 'Il manque la ville' },
  ]));

test.each([
  ...['00100', '96000', '99999'].map((code) => [code, `Le code postal ${code} n’existe pas`]),
  ...['97110', '97800', '98600', '98890', '98000'].map((code) => [
    code,
    `Nous n’installons pas encore là en ligne (${code})\u00a0: appelez-nous au ${delivered.phone}`,
  ]),
])('nothing is delivered to %s', (postCode, message) => {
  const address = { ...noAddress, street: '1 rue Haute', postCode, town: 'Là-bas' };
  expect(refuseAddress(address, { phone: delivered.phone })).toEqual([{ part: 'postCode', message }]);
  // A line to keep may be there.
  if (/^9[78]/.test(postCode)) expect(refuseAddress(address, {})).toEqual([]);
});
