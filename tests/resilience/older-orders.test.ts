import { catalogues } from 'virtual:catalogues';
import { beforeEach, expect, test } from 'vitest';
import { parseOrder } from '#domain/order/parse-order.ts';
import type { Catalogue } from '#domain/quote/catalogue.ts';
import { specifiedCatalogue } from '#domain/quote/specified-catalogue.fixture.ts';
import { newOrder } from '#service/orders/new-order.ts';
import type { OrderRow } from '#service/storage/rows.ts';
import { raise } from '#tests/invented-catalogue.ts';
import { completion, pick, randomOrder, seededRandom } from './payloads.ts';
import { startTestService, type TestService } from './test-service.ts';

interface Client {
  readonly email: string;
  readonly name: string;
  readonly company?: string;
}

let service: TestService;
beforeEach(async () => {
  service = await startTestService();
});

const random = seededRandom(1999);

/** What laxer rules accepted once: mailboxes, names and lengths that are refused today. */
const olderClients: [what: string, client: Client][] = [
  ['a sign in the address', { email: 'claire@mairie.fr>', name: 'Claire' }],
  ['dots in the address', { email: 'a@......', name: 'Claire' }],
  ['invisible characters', { email: 'claire\u200b@mairie.fr', name: 'Claire\u200bRossi' }],
  ['a long address and a tab', { email: `${'c'.repeat(300)}@mairie.fr`, name: 'Claire\tRossi' }],
  [
    'a web address and a long name',
    { email: 'claire@mairie.fr', name: 'https://mairie.fr/', company: 'x'.repeat(300) },
  ],
];

test.each(olderClients)('shows and confirms a stored order with %s', async (_what, client) => {
  const { order, path } = await storeOlder(client);
  const page = await service.get(path);
  expect(page.status).toBe(200);
  expect(await page.text()).toContain('Ce que vous commandez');
  const refused = await service.post(path, completion(order, { siret: '1' }));
  expect(refused.status).toBe(422);
  const confirmed = await service.post(path, completion(order, { email: 'claire.rossi@mairie.fr' }));
  expect(confirmed.status).toBe(303);
  expect(await service.page(path)).toContain('claire.rossi@mairie.fr');
});

test.each(olderClients)('shows a confirmed order with %s, and its PDF', async (_what, client) => {
  const { row, path } = await storeOlder(client);
  const stored = { phone: '04 65 71 00 01', siret: '1', company: 'Mairie', ...client };
  const { articles, price } = JSON.parse(row.order_json);
  const order_json = JSON.stringify({ articles, client: stored, price });
  const rest = { sites_json: '["www.mairie.fr\\tAjaccio"]', small_firm: 0, terms_version: '2026-11-01' } as const;
  const earlier = { emergency_json: null, public_body: null };
  await service.storage.confirmOrder(
    row.reference,
    { ...stored, ...rest, ...earlier, order_json, confirmed_at: 5000 },
    [],
  );
  const page = await service.get(path);
  expect(page.status).toBe(200);
  expect(await page.text()).toContain('Merci, votre commande est confirmée');
  expect((await service.bytes(`${path}/confirmation.pdf`)).subarray(0, 5).toString()).toBe('%PDF-');
});

const raised = { ...specifiedCatalogue, id: 'raised', monthly: raise(specifiedCatalogue.monthly) };
/** What may happen to the catalogue of an order, for example when an earlier release is installed again. */
const releases: [what: string, published: readonly [Catalogue]][] = [
  ['is not published', [raised]],
  ['has other prices', [{ ...raised, id: specifiedCatalogue.id }]],
];

test.each(releases)('shows and confirms an order whose catalogue %s, with its price', async (_what, published) => {
  const { storage } = service;
  const before = await startTestService({}, { storage, catalogues: [specifiedCatalogue] });
  const order = randomOrder(random, 7);
  const path = await before.place(order);
  const amounts = amountsOf(await before.page(path));
  expect(amounts.length).toBeGreaterThan(4);
  const after = await startTestService({}, { storage, catalogues: published });
  const page = await after.get(path);
  expect(page.status).toBe(200);
  expect(amountsOf(await page.text())).toEqual(amounts);
  expect((await after.post(path, completion(order))).status).toBe(303);
  expect((await after.get(`${path}/confirmation.pdf`)).status).toBe(200);
});

/** Every amount of a page, in its order. */
function amountsOf(page: string): string[] {
  return page.match(/\d[\d\u202f]*(?:,\d\d)?\u00a0€/g) ?? [];
}

/** Stores a correct order as if it had been posted by this client. */
async function storeOlder(client: Client) {
  const order = randomOrder(random, pick(random, 1, 1e6));
  const result = parseOrder(JSON.stringify(order), catalogues);
  if (!result.ok) throw new Error(result.refusal.reason);
  const older = { ...result.order, client: { ...result.order.client, ...client } };
  const row: OrderRow = newOrder({ ...result, order: older }, service.now);
  await service.storage.placeOrder(row, 0);
  return { order, row, path: `/supervision/paiement/${row.token}` };
}
