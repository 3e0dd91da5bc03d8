import { expect, test } from 'vitest';
import { summariseMessages } from './summarise-messages.ts';

test('lists fields separately that are refused for the same reason', () => {
  const messages = { secondaryPhones: 'Pas un nombre', siteCount: 'Pas un nombre', geographicNumbers: 'Pas un nombre' };
  expect(summariseMessages(messages).map(({ label }) => label)).toEqual([
    'Postes secondaires',
    'Nombre de sites',
    'Numéros géographiques',
  ]);
});
