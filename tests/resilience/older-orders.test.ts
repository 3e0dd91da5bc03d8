import { beforeEach, expect, test } from 'vitest';
import type { Catalogue } from '#domain/quote/catalogue/catalogue.ts';
import { specifiedCatalogue } from '#domain/quote/catalogue/specified-catalogue.fixture.ts';
import { completion, randomOrder, seededRandom } from '#service/payloads.fixture.ts';
import { startTestService, type TestService } from '#service/test-service.fixture.ts';

let service: TestService;
beforeEach(async () => {
  service = await startTestService();
});

const random = seededRandom(1999);

const { monthly } = specifiedCatalogue;
const geographicNumber = { ...monthly.geographicNumber, priceCents: 950 };
const raised = { ...specifiedCatalogue, id: 'raised', monthly: { ...monthly, geographicNumber } };
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

function amountsOf(page: string): string[] {
  return page.match(/\d[\d\u202f]*(?:,\d\d)?\u00a0€/g) ?? [];
}
