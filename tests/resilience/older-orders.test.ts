import { beforeEach, expect, test } from 'vitest';
import { catalogues } from '#content/catalogues.ts';
import { parseOrder } from '#domain/order/parse-order.ts';
import type { Catalogue } from '#domain/quote/catalogue/catalogue.ts';
import { specifiedCatalogue } from '#domain/quote/catalogue/specified-catalogue.fixture.ts';
import { newOrder } from '#service/orders/life/new-order.ts';
import { completion, pick, randomOrder, seededRandom } from '#service/payloads.fixture.ts';
import { startTestService, type TestService } from '#service/test-service.fixture.ts';
import { raise } from '#tests/shared/invented-catalogue.ts';

let service: TestService;
beforeEach(async () => {
  service = await startTestService();
});

const random = seededRandom(1999);

test('shows and confirms an order of a client whom laxer rules accepted, and its PDF', async () => {
  const client = { email: 'claire\u200b@......>', name: 'Claire\tRossi\u200b', company: 'x'.repeat(300) };
  const order = randomOrder(random, pick(random, 1, 1e6));
  const result = parseOrder(JSON.stringify(order), catalogues);
  if (!result.ok) throw new Error(result.refusal.reason);
  const older = { ...result.order, client: { ...result.order.client, ...client } };
  const row = newOrder({ ...result, order: older }, service.now);
  await service.storage.placeOrder(row, 0);
  const path = `/supervision/paiement/${row.token}`;
  expect(await service.page(path)).toContain('Ce que vous commandez');
  expect((await service.post(path, completion(order, { siret: '1' }))).status).toBe(422);
  expect((await service.post(path, completion(order, { email: 'claire.rossi@mairie.fr' }))).status).toBe(303);
  expect(await service.page(path)).toContain('claire.rossi@mairie.fr');
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
