import { expect, test } from 'vitest';
import { fairUseText } from './fair-use.ts';
import { specifiedCatalogue } from './specified-catalogue.fixture.ts';

test('the limit of fair use is that of the catalogue', () => {
  const catalogue = { ...specifiedCatalogue, unlimited: { ...specifiedCatalogue.unlimited, fairUseMinutes: 6000 } };
  expect(fairUseText(catalogue)).toBe('Usage raisonnable\u00a0: 6\u202f000\u00a0minutes par mois et par poste.');
});
