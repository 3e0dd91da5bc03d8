import { beforeAll, expect, test } from 'vitest';
import { openOrders } from '#service/orders/life/open-orders.fixture.ts';
import {
  exampleCompletion,
  exampleOrder,
  examplePort,
  examplePortEntry,
} from '#service/storage/contract/example-rows.fixture.ts';
import { findOrders, type OrderSearch, readSearch, searchQuery } from './find-orders.ts';

const { storage } = await openOrders();
const { storage: dated } = await openOrders();
beforeAll(async () => {
  const clients = [
    {
      reference: 'NEO-AAAAAAAA',
      company: 'Mairie d’Évisa, Oﬃce du Cœur',
      phone: '04 95 26 20 09',
      email: 'mairie@evisa.fr',
    },
    { reference: 'NEO-BBBBBBBB', company: 'Garage Rossi', phone: '+33 6 12 34 56 78', email: 'rossi@example.com' },
    { reference: 'NEO-CCCCCCCC', company: '', phone: '+41 22 123 45 67', email: 'brouillon@example.com' },
  ];
  for (const [index, client] of clients.entries())
    await storage.placeOrder(exampleOrder({ ...client, received_at: index }), 0);
  await storage.confirmOrder('NEO-BBBBBBBB', { ...exampleCompletion, ...clients[1] }, []);
  const ports = [
    examplePort('NEO-BBBBBBBB', { number: '0420304050', last_number: '0420304050', state: 'ported' }),
    examplePort('NEO-BBBBBBBB', { place: 2, number: '0495771100', last_number: '0495771199', state: 'sent' }),
  ];
  const entry = examplePortEntry(9000);
  expect(await storage.changePorts({ reference: 'NEO-BBBBBBBB', event_count: 1 }, { saved: ports, entry })).toBe(true);
  const notes = [
    ['purchase-order', 'EJ 2026-0042', null],
    ['ship', 'Colissimo 6A12 3456 7890', null],
    ['payment', 'VIREMENT SOCIETE ROSSI', 10_000],
    ['payment', 'rendu', -2345],
  ] as const;
  for (const [index, [kind, note, cents]] of notes.entries()) {
    const made = { at: 9001, kind, who: 'provider', cents, note } as const;
    const read = { reference: 'NEO-BBBBBBBB', state: 'confirmed', event_count: index + 2 } as const;
    await storage.moveOrder(read, { state: 'confirmed', received_cents: 0, entry: made });
  }
});

const anything: OrderSearch = { text: '', filter: '', first: '', last: '' };
const find = async (text: string, search: Partial<OrderSearch> = {}): Promise<string> =>
  (await findOrders(storage, { ...anything, ...search, text })).map(({ reference }) => reference.at(-1)).join('');

test.each([
  // What nobody confirmed comes last.
  ['', 'BCA'],
  ['AAAA', 'A'],
  ["mairie d'evisa", 'A'],
  ['’', 'A'],
  ['oﬃce CŒUR', 'A'],
  ['claire santoni', 'B'],
  ['+33 (0)4 95 26 20 09', 'A'],
  ['26 20 09', 'A'],
  ['0041221234567', 'C'],
  ['04 95 77 11 42', 'B'],
  ['04 95 77 12 00', ''],
  ['introuvable', ''],
  ['%', ''],
  ['neobbbbbbbb', 'B'],
  ['NEO BBBB BBBB', 'B'],
  ['neo-bbbb', 'B'],
  ['ajaccio', 'B'],
  ['20000', 'B'],
  ['EJ 2026‑0042', 'B'],
  ['ej20260042', 'B'],
  ['6a12 3456', 'B'],
  ['virement société rossi', 'B'],
  ['1 748,40 €', 'BCA'],
  ['1748.40', 'BCA'],
  ['100', 'B'],
  ['100,01', ''],
  ['23,45', 'B'],
])('%j finds %j', async (text, found) => expect(await find(text)).toBe(found));

test('a state leaves the others out', async () => {
  const filters = ['received', 'confirmed', 'ready', 'paid'] as const;
  const found = await Promise.all(filters.map((filter) => find('', { filter })));
  expect(found).toEqual(['CA', 'B', '', '']);
  expect(await find('evisa', { filter: 'confirmed' })).toBe('');
});

const at = (day: string): number => Date.parse(`${day}T12:00:00Z`);
beforeAll(async () => {
  const confirmed_at = at('2026-11-02');
  const paid = { confirmed_at, paid_at: at('2026-11-30'), received_cents: 174_840 };
  // The first minute of the first of December in Paris.
  const nextMonth = Date.parse('2026-11-30T23:01:00Z');
  for (const order of [
    { reference: 'NEO-2222222P', state: 'ready', ...paid },
    // A trial.
    { reference: 'NEO-2222222T', state: 'ready', ...paid, is_test: 1 },
    { reference: 'NEO-2222222S', state: 'shipped', ...paid, paid_at: at('2026-11-01') },
    { reference: 'NEO-2222222N', state: 'in-service', ...paid, paid_at: nextMonth, in_service_at: at('2027-01-04') },
    // A public body: to prepare, and paid later on an invoice.
    { reference: 'NEO-2222222M', state: 'ready', confirmed_at, public_body: 1, siret: '21200600100003' },
    { reference: 'NEO-2222222D', state: 'payment-differs', confirmed_at, received_cents: 100 },
    { reference: 'NEO-2222222X', state: 'cancelled', confirmed_at, cancelled_at: at('2026-12-24') },
    { reference: 'NEO-2222222R', state: 'received' },
  ] as const)
    await dated.placeOrder(exampleOrder({ received_at: at('2026-10-31'), is_test: 0, ...order }), 0);
});

test.each([
  ['paid', '', '', 'NPS'],
  ['paid', '2026-11-01', '2026-11-30', 'PS'],
  ['paid', '2026-12-01', '', 'N'],
  ['ready', '2026-11-02', '2026-11-02', 'MPT'],
  ['in-service', '2027-01-01', '2027-01-31', 'N'],
  ['cancelled', '2026-12-24', '2026-12-24', 'X'],
  ['received', '', '2026-10-31', 'R'],
  ['', '2026-10-31', '2026-10-31', 'DMNPSTXR'],
] as const)('a period: of %j orders from %j to %j has %j', async (filter, first, last, found) => {
  const orders = await findOrders(dated, { text: '', filter, first, last });
  expect(orders.map(({ reference }) => reference.at(-1)).join('')).toBe(found);
});

test('an address that asks for an unknown state or day asks for all, and a long text is cut', () => {
  const now = new Date('2027-01-04T12:00:00Z');
  const hostile = { etat: '<script>', du: '2026-02-30', au: 'demain', q: ` ${'x'.repeat(500)}` };
  const search = readSearch(hostile, now);
  expect(search).toEqual({ ...anything, text: 'x'.repeat(100) });
  const month = { text: 'a&b=c', filter: 'paid', first: '2026-11-01', last: '2026-11-30' } as const;
  expect(readSearch(Object.fromEntries(new URLSearchParams(searchQuery(month))), now)).toEqual(month);
  const days = (mois: string) => {
    const { first, last } = readSearch({ mois, du: '2020-01-01' }, now);
    return [first, last];
  };
  expect(days('dernier')).toEqual(['2026-12-01', '2026-12-31']);
  expect(days('courant')).toEqual(['2027-01-01', '2027-01-04']);
  expect(days('autre')).toEqual(['2020-01-01', '']);
  const reversed = readSearch({ du: '2026-11-30', au: '2026-11-01' }, now);
  expect([reversed.first, reversed.last]).toEqual(['2026-11-01', '2026-11-30']);
});
