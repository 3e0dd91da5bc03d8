import { expect, test } from 'vitest';
import { provisionalCompany as company } from '#domain/company.fixture.ts';
import { fillCompany, isBankProvisional, provisionalTexts, telUrl } from '#domain/company.ts';

test('values to be given are found in groups and lists', () => {
  const url = { placeholder: 'https://example.com/' };
  expect(provisionalTexts({ note: null, social: [{ name: 'Réseau', url }] })).toEqual(['https://example.com/']);
});

test('a bank account is provisional until each of its values is given', () => {
  const bank = { holder: 'Neolis SAS', iban: 'FR76 3000 4000 0312 3456 7890 143', bic: 'BNPAFRPP' };
  expect(isBankProvisional({ bank })).toBe(false);
  for (const name of ['holder', 'iban', 'bic'])
    expect(isBankProvisional({ bank: { ...bank, [name]: { placeholder: 'x' } } })).toBe(true);
});

const data = { ...company, brand: 'Essai', phone: '04 95 00 00 00' };

test('a text about the company: gets its values by their paths', () => {
  const filled = fillCompany('{{brand}}, {{ phone }}, {{address.city}}, {{foundedIn}}', data);
  expect(filled).toBe('Essai, 04 95 00 00 00, Ajaccio, 2017');
  const delivery = { placeholder: 'dix jours' };
  expect(fillCompany('{{terms.delivery}}', { ...data, terms: { ...data.terms, delivery } })).toBe('dix jours');
});

test.each(['fax', 'address', 'host.fax.number'])('a text about the company: throws for the unknown name %s', (path) =>
  expect(() => fillCompany(`{{${path}}}`, data)).toThrow(new RangeError(`the company data holds no "${path}"`)),
);

test.each(['04 65 71 00 00', '+33 4 65 71 00 00', '04\u00a065\u00a071\u00a000\u00a000'])(
  'telephone addresses read %s',
  (phone) => expect(telUrl(phone)).toBe('tel:+33465710000'),
);
