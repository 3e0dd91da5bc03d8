import { expect, test } from 'vitest';
import { provisionalCompany as company } from '#domain/company.fixture.ts';
import { sepaText } from './sepa-code.ts';

test('has the twelve lines that banks read', () =>
  expect(sepaText(company.bank, 174_840, 'NEO-2G775KXE').split('\n')).toEqual([
    ...['BCD', '002', '1', 'SCT', 'PSSTFRPPXXX', 'Neolis (titulaire à compléter)', 'FR1420041010050500013M02606'],
    ...['EUR1748.40', '', '', 'NEO-2G775KXE'],
  ]));
