import { expect, test } from 'vitest';
import { provisionalCompany as company } from '#domain/company.fixture.ts';
import { sepaCode, sepaText } from './sepa-code.ts';

test('has the twelve lines that banks read', () =>
  expect(sepaText(company.bank, 174_840, 'NEO-2G775KXE').split('\n')).toEqual([
    ...['BCD', '002', '1', 'SCT', 'PSSTFRPPXXX', 'Neolis (titulaire à compléter)', 'FR1420041010050500013M02606'],
    ...['EUR1748.40', '', '', 'NEO-2G775KXE'],
  ]));

test('is drawn inline, without a style that the CSP would refuse', async () => {
  const svg = String(await sepaCode(sepaText(company.bank, 100, 'NEO-2G775KXE')));
  expect(svg).toMatch(/^<svg role="img" aria-label="[^"]+"/);
  expect(svg).not.toContain('style');
});
