import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { exampleCompletion, exampleOrder, examplePort, examplePortEntry } from '#service/storage/example-rows.ts';
import { openSqlite } from '#service/storage/sqlite.ts';
import type { Storage } from '#service/storage/storage.ts';
import { temporaryFolder } from '#service/temporary-folder.fixture.ts';
import { findOrders, readSearch, searchQuery } from './find-orders.ts';

const folder = temporaryFolder();
let storage: Storage;
beforeAll(async () => {
  storage = await openSqlite(join(folder, 'orders.sqlite'));
  const clients = [
    {
      reference: 'NEO-AAAAAAAA',
      company: 'Mairie d’Évisa',
      phone: '04 95 26 20 09',
      email: 'mairie@evisa.example.com',
    },
    { reference: 'NEO-BBBBBBBB', company: 'Garage Rossi', phone: '+33 6 12 34 56 78', email: 'rossi@example.com' },
    { reference: 'NEO-CCCCCCCC', company: '', phone: '', email: 'brouillon@example.com' },
  ];
  for (const [index, client] of clients.entries()) {
    await storage.placeOrder(exampleOrder({ ...client, received_at: index }), 0);
  }
  const { email, ...completion } = exampleCompletion;
  await storage.confirmOrder('NEO-BBBBBBBB', { ...completion, ...clients[1], email: 'rossi@example.com' } as never, []);
  const ports = [
    examplePort('NEO-BBBBBBBB', { number: '0420304050', last_number: '0420304050', state: 'ported' }),
    examplePort('NEO-BBBBBBBB', { place: 2, number: '0495771100', last_number: '0495771199', state: 'sent' }),
  ];
  const entry = examplePortEntry(9000);
  expect(await storage.changePorts({ reference: 'NEO-BBBBBBBB', event_count: 1 }, { saved: ports, entry })).toBe(true);
});
afterAll(async () => {
  await storage.close();
});

const find = async (text: string, state = ''): Promise<string> =>
  (await findOrders(storage, { text, state })).map(({ reference }) => reference.at(-1)).join('');

test.each([
  ['', 'CBA'],
  ['neo-aaaaaaaa', 'A'],
  ['AAAA', 'A'],
  ['evisa', 'A'],
  ['MAIRIE évisa', 'A'],
  ['rossi@example.com', 'B'],
  ['claire santoni', 'B'],
  ['0495262009', 'A'],
  ['04.95.26.20.09', 'A'],
  ['+33 4 95 26 20 09', 'A'],
  ['+33 (0)4 95 26 20 09', 'A'],
  ['0033 4 95 26', 'A'],
  ['04/95/26/20/09', 'A'],
  ['26 20 09', 'A'],
  ['04 20 30 40 50', 'B'],
  ['+33 4 20 30', 'B'],
  ['30 40 50', 'B'],
  ['04 95 77 11 42', 'B'],
  ['04 95 77 12 00', ''],
  ['06 12 34 56 78', 'B'],
  ['2009', 'A'],
  ['introuvable', ''],
  ['%', ''],
  ['_', ''],
])('%j finds %j', async (text, found) => {
  expect(await find(text)).toBe(found);
});

test('a state leaves the others out', async () => {
  expect([await find('', 'received'), await find('', 'confirmed'), await find('evisa', 'confirmed')]).toEqual([
    'CA',
    'B',
    '',
  ]);
});

test('an address that asks for an unknown state asks for all, and a long text is cut', () => {
  const search = readSearch((name) => (name === 'etat' ? '<script>' : ` ${'x'.repeat(500)}`));
  expect(search).toEqual({ text: 'x'.repeat(100), state: '' });
  expect(searchQuery({ text: 'a&b=c', state: 'ready' })).toBe('q=a%26b%3Dc&etat=ready');
});
