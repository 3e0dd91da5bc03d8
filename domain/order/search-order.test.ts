import { expect, test } from 'vitest';
import { readSearched, searchTexts } from './search-order.ts';

const order = {
  reference: 'NEO-BBBBBBBB',
  company: 'Mairie d’Évisa',
  name: '',
  email: 'a@evisa.fr',
  phone: '+33 6 12 34 56 78',
  siret: '732 829 320 00074',
  sites_json: '["1 place Foch\\n20126 Évisa"]',
  one_time_cents: 100,
  one_time_vat_cents: 20,
  monthly_cents: 0,
  monthly_vat_cents: 0,
  received_cents: 0,
};

test('writes each kind of what an order is found by apart', () =>
  expect(searchTexts(order, [{ note: 'rendu', cents: -50 }])).toEqual({
    words: "neo-bbbbbbbb | mairie d'evisa |  | a@evisa.fr | 1 place foch, 20126 evisa | rendu",
    together: 'neobbbbbbbb|mairiedevisa||aevisafr|1placefoch20126evisa|rendu',
    numbers: '0612345678 | 73282932000074',
    amounts: '<100><120><50>',
  }));

test.each([
  ['Évisa, mairie', { words: ['evisa,', 'mairie'], together: ['evisamairie'], numbers: [], amounts: [] }],
  ['+33 (0)6 12 34', { words: [], together: ['33061234'], numbers: ['061234'], amounts: [] }],
  ['1 748,40 €', { words: ['1', '748,40', '€'], together: ['174840'], numbers: [], amounts: ['<174840>'] }],
  ['%', { words: ['%'], together: [], numbers: [], amounts: [] }],
])('reads %j', (typed, searched) => expect(readSearched(typed)).toEqual(searched));
