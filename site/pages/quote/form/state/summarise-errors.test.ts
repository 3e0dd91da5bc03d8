import { expect, test } from 'vitest';
import { summariseErrors } from './summarise-errors.ts';

test('lists the message shared by the three phone fields once', () => {
  const messages = { mainPhones: 'Trop peu', secondaryPhones: 'Trop peu', wirelessPhones: 'Trop peu', email: 'Requis' };
  expect(summariseErrors({ messages })).toEqual([
    { controlId: 'devis-mainPhones', label: 'Vos postes', message: 'Trop peu' },
    { controlId: 'devis-email', label: 'Adresse e-mail', message: 'Requis' },
  ]);
});

test('lists fields separately that are refused for the same reason', () => {
  const messages = { secondaryPhones: 'Pas un nombre', siteCount: 'Pas un nombre', geographicNumbers: 'Pas un nombre' };
  expect(summariseErrors({ messages }).map(({ label }) => label)).toEqual([
    'Postes secondaires',
    'Nombre de sites',
    'Numéros géographiques',
  ]);
});
