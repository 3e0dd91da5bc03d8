import { parse } from 'csv-parse/sync';
import { expect, test } from 'vitest';
import { anOrder } from '#domain/order/example-order.fixture.ts';
import { priceStoredOrder } from '#domain/order/parse-order.ts';
import { specifiedCatalogue, twoRateCatalogue } from '#domain/quote/catalogue/specified-catalogue.fixture.ts';
import { exampleOrder } from '#service/storage/contract/example-rows.fixture.ts';
import type { OrderRow } from '#service/storage/rows.ts';
import { ordersCsv } from './orders-csv.ts';

const ordered = JSON.stringify(anOrder());

test('has a column of VAT for each rate, and the number and the service code of a purchase order apart', async () => {
  const orders = [specifiedCatalogue, twoRateCatalogue].map((catalogue) =>
    exampleOrder({
      public_body: 1,
      invoiced_on: '2026-12-01',
      priced_json: JSON.stringify(priceStoredOrder(ordered, catalogue)),
    }),
  );
  const purchaseOrders = new Map([[orders[1]?.reference ?? '', 'EJ 2026-0042, code service 210']]);
  const [first, second] = await rowsOf(orders, purchaseOrders);
  expect(Object.keys(first ?? {}).filter((title) => title.startsWith('TVA'))).toEqual([
    ...['TVA 20\u00a0% à la commande', 'TVA 8,5\u00a0% à la commande', 'TVA 20\u00a0% par mois'],
    'TVA 8,5\u00a0% par mois',
  ]);
  expect(first).toMatchObject({ 'TVA 8,5\u00a0% par mois': '0,00', 'Numéro d’engagement': '', 'Code service': '' });
  expect(first).toMatchObject({ 'Facturée le': '01/12/2026', 'À payer au plus tard le': '31/12/2026' });
  // Four licences at 9,00 €: 36,00 € at 8,5 % are 3,06 €.
  expect(second).toMatchObject({
    'TVA 8,5\u00a0% par mois': '3,06',
    'Numéro d’engagement': 'EJ 2026-0042',
    'Code service': "'210",
  });
});

test('has what somebody typed as a text, where a spreadsheet would make a number or a day of it', async () => {
  const typed = { company: '14 JUILLET', name: '5%', phone: '00390612345', siret: '0012', sites_json: '["12/11"]' };
  const sites_json = '["Bât. B, 2 rue Basse, 01000 Bourg","1 place Foch, 20000 Ajaccio"]';
  const townHall = { phone: '+33 (0)4 65 71 00 01', siret: '21200600100003', sites_json };
  const rows = await rowsOf([typed, townHall].map((client) => exampleOrder({ ...client, order_json: ordered })));
  expect(rows[0]).toMatchObject({
    Entreprise: "'14 JUILLET",
    Contact: "'5%",
    Téléphone: "'00390612345",
    SIRET: "'0012",
    Livraison: "'12/11",
  });
  expect(rows[1]).toMatchObject({
    ...{ Téléphone: '04 65 71 00 01', SIRET: '212006001 00003' },
    ...{ 'Code postal de livraison': '01000 | 20000', 'Ville de livraison': 'Bourg | Ajaccio' },
  });
});

test('begins with the mark of UTF-8, and asks for a hundred orders at once', async () => {
  const orders = Array.from({ length: 1000 }, () => ({
    ...exampleOrder({ order_json: ordered }),
    moved_at: null,
    paid_on: null,
  }));
  const asked: number[] = [];
  const content = ordersCsv(orders, {
    listOrders: async ({ references }) => {
      asked.push(references?.length ?? 0);
      return orders.filter(({ reference }) => references?.includes(reference));
    },
    listPurchaseOrders: async (references) => {
      asked.push(references.length);
      return new Map();
    },
  });
  const text = await textOf(content);
  expect(text.startsWith('\ufeffRéférence;')).toBe(true);
  expect(text.split('\r\n')).toHaveLength(1002);
  expect(asked).toEqual(Array(20).fill(100));
});

/** The rows of the file of these orders, by the titles of their columns. */
async function rowsOf(orders: readonly OrderRow[], purchaseOrders: ReadonlyMap<string, string> = new Map()) {
  const summaries = orders.map((order) => ({ ...order, moved_at: null, paid_on: null }));
  const stored = { listOrders: async () => [...orders], listPurchaseOrders: async () => new Map(purchaseOrders) };
  const file = await textOf(ordersCsv(summaries, stored));
  return parse<Record<string, string>>(file, { delimiter: ';', bom: true, columns: true });
}

async function textOf(content: AsyncIterable<string>): Promise<string> {
  let text = '';
  for await (const chunk of content) text += chunk;
  return text;
}
