import { expect, test } from 'vitest';
import { provisionalCompany as company } from '#domain/company.fixture.ts';
import { addressParts, noAddress } from '#domain/order/client/address-parts.ts';
import { phoneMessage } from '#domain/order/client/phone-number.ts';
import { webAddressMessage } from '#domain/plain-text.ts';
import { exampleOrder } from '#service/storage/contract/example-rows.fixture.ts';
import { type CompletionForm, parseCompletion, readCompletionForm } from './parse-completion.ts';

const form: CompletionForm = {
  email: 'claire@mairie.fr',
  company: 'Mairie d’Ajaccio',
  siret: '73282932000074',
  clientKind: '',
  number: '',
  serviceCode: '',
  name: 'Claire Rossi',
  phone: '04 65 71 00 00',
  sites: [addressParts('1 place de la Mairie\r\n20000 Ajaccio')],
  sameAddress: [false],
  sameForEmergency: true,
  emergency: [noAddress],
  acceptTerms: 'on',
};

const view = { order: exampleOrder(), company, now: new Date('2026-11-20T10:00:00Z') };

function errorsOf(changes: Partial<CompletionForm>): readonly unknown[] {
  const result = parseCompletion({ ...form, ...changes }, view);
  return result.ok ? [] : result.errors;
}

function completionOf(changes: Partial<CompletionForm>): unknown {
  const result = parseCompletion({ ...form, ...changes }, view);
  return result.ok ? result.completion : result.errors;
}

test('accepts what people type', () => {
  expect(errorsOf({})).toEqual([]);
  expect(errorsOf({ company: 'L’Atelier « Wwwouah » & Cie, dépôt n°\u00a02' })).toEqual([]);
  expect(errorsOf({ company: 'Voyages.fr, agence 24/7', name: 'Dr.Durand' })).toEqual([]);
});

test.each([
  ['company', 'Compte suspendu : evil.COM/login'],
  ['name', 'Voir evil.com avant ce soir'],
])('refuses a web address in %s: %s', (field, text) =>
  expect(errorsOf({ [field]: text })).toEqual([{ field, message: webAddressMessage }]),
);

test('refuses what is invisible in an e-mail address: a mail would go to another mailbox', () => {
  const typed = readCompletionForm(new URLSearchParams({ email: 'a\u200b@b.fr' }), view.order, 1);
  const message = 'Format email invalide\u00a0: retapez l’adresse, elle contient un caractère invisible';
  expect(errorsOf({ email: typed?.email ?? '' })).toEqual([{ field: 'email', message }]);
});

test.each([
  ['company', 'محمد بن عبد الله'],
  ['name', 'Ελένη'],
])('asks for Latin letters in the %s « %s »', (field, text) => {
  const message = 'Écrivez ce nom en lettres latines\u00a0: il figure dans le contrat et sur vos factures';
  expect(errorsOf({ [field]: text })).toEqual([{ field, message }]);
});

test('names the character that an e-mail address can’t contain', () => {
  expect(errorsOf({ email: 'claire@mairie.fr>' })).toEqual([
    { field: 'email', message: 'Format email invalide\u00a0: retirez «\u202f>\u202f»' },
  ]);
  expect(errorsOf({ email: 'claire' })).toEqual([
    { field: 'email', message: 'Vérifiez votre adresse e-mail, par exemple claire@example.fr' },
  ]);
});

test.each(['0000000000', `04${'-'.repeat(200)}65710000`])(
  'refuses « %s », a phone number that nobody can have',
  (phone) => expect(errorsOf({ phone })).toEqual([{ field: 'phone', message: phoneMessage }]),
);

test('no order is placed for premises that can’t be found, and the message names the site', () => {
  const second = (address: string) => ({
    sites: [...form.sites, addressParts(address)],
    sameAddress: [false, false],
    emergency: [noAddress, noAddress],
  });
  expect(errorsOf(second('Escalier B'))).toEqual([
    { field: 'site2PostCode', message: 'Site 2\u00a0: il manque le code postal à 5 chiffres' },
    { field: 'site2Town', message: 'Site 2\u00a0: il manque la ville' },
  ]);
  expect(errorsOf({ ...second('Escalier B'), sameAddress: [false, true] })).toEqual([]);
  expect(errorsOf({ sameForEmergency: false, emergency: [addressParts('Portail nord')] })).toEqual([
    { field: 'emergency1PostCode', message: 'Secours\u00a0: il manque le code postal à 5 chiffres' },
    { field: 'emergency1Town', message: 'Secours\u00a0: il manque la ville' },
  ]);
});

const addresses = ['1 place de la Mairie, 20000 Ajaccio', '2 quai du Port, 20000 Ajaccio'].map(addressParts);
const wing = addressParts('Aile B, 2 quai du Port, 20000 Ajaccio');
const twoSites = { sites: addresses, sameAddress: [false, false], emergency: [noAddress, noAddress] };

test.each([
  ['the same', {}, null],
  ['another for one site', { sameForEmergency: false, emergency: [noAddress, wing] }, [addresses[0], wing]],
  ['another that is hidden', { sameForEmergency: true, emergency: [noAddress, wing] }, null],
  [
    'that of the delivery, for a site at the address of the first',
    { sameAddress: [false, true], sameForEmergency: false, emergency: [wing, noAddress] },
    [wing, addresses[0]],
  ],
])('emergency services are sent where parcels are, unless another address is typed: %s', (_, changes, expected) =>
  expect(completionOf({ ...twoSites, ...changes })).toMatchObject({
    emergency_json: expected && JSON.stringify(expected),
  }),
);

test('where emergency services are sent is asked for if it isn’t the same, and checked as any address', () => {
  const apart = { ...twoSites, sameForEmergency: false };
  expect(errorsOf(apart)).toEqual([
    { field: 'emergency1', message: 'Indiquez l’adresse où les secours doivent venir, ou cochez la case au-dessus' },
  ]);
  expect(errorsOf({ ...apart, emergency: [noAddress, addressParts('www.evil.example')] })).toEqual([
    { field: 'emergency2', message: webAddressMessage },
  ]);
});

const publicSiret = '21200600100003';
const order = { number: 'EJ 2026-0042', serviceCode: '210' };

test.each([
  ['', '73282932000074', 0],
  ['', publicSiret, 1],
  ['public', '73282932000074', 1],
  ['firm', publicSiret, 0],
] as const)(
  'for whom the client orders: is what they choose, « %s », otherwise as SIRET %s tells',
  (clientKind, siret, expected) => expect(completionOf({ clientKind, siret })).toMatchObject({ public_body: expected }),
);

test('for whom the client orders: a public body with a service code alone is asked for the number, or for neither', () =>
  expect(errorsOf({ clientKind: 'public', serviceCode: '210' })).toEqual([
    {
      field: 'number',
      message: 'Donnez le numéro d’engagement avec ce code, ou videz le code\u00a0: vous donnerez les deux plus tard',
    },
  ]));

test('for whom the client orders: a firm has no purchase order', () => {
  const refusal = {
    field: 'number',
    message: 'Seul un organisme public commande par bon de commande\u00a0: choisissez-le, ou videz ce champ',
  };
  expect(errorsOf(order)).toEqual([refusal]);
  expect(errorsOf({ ...order, clientKind: 'firm', siret: publicSiret })).toEqual([refusal]);
  expect(errorsOf({ serviceCode: '210' })).toEqual([{ ...refusal, field: 'serviceCode' }]);
});
