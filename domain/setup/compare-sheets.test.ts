import { expect, test } from 'vitest';
import { compareSheets } from './compare-sheets.ts';
import { exampleSetup as order } from './example-setup.fixture.ts';
import { completeSheet } from './setup-sheet.ts';

test('two sheets differ in the fields that changed, by the names of what was chosen', () => {
  const [before, after] = [
    completeSheet(order, { phones: { '1': { name: 'Claire' } } }),
    completeSheet(order, {
      phones: { '1': { name: 'Luc', site: '2' } },
      wishes: { order: { week: '2026-12-07' } },
    }),
  ];
  expect(compareSheets(before, before, order)).toEqual([]);
  expect(compareSheets(before, after, order)).toEqual([
    { what: 'Poste principal 1, Nom ou lieu', before: 'Claire', after: 'Luc' },
    {
      what: 'Poste principal 1, Site',
      before: 'Site 1, 1 cours Napoléon, 20000 Ajaccio',
      after: 'Site 2, 2 rue de l’École, 69001 Lyon',
    },
    { what: 'Vos dates, Semaine souhaitée pour la livraison', before: '', after: '7\u00a0décembre 2026' },
  ]);
});
