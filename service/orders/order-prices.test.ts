import { expect, test } from 'vitest';
import { specifiedCatalogue } from '#domain/quote/catalogue/specified-catalogue.fixture.ts';
import { completion, orderWith, randomOrder, seededRandom } from '#service/payloads.fixture.ts';
import { siteOrigin, startTestService } from '#service/test-service.fixture.ts';

const service = await startTestService();

const totals = /<strong>([^<]+)<\/strong><p class="soft">HT, soit ([^<]+) TTC/g;

test('agrees with the oracle on 500 random orders, stored and shown to the cent', { timeout: 120_000 }, async () => {
  const random = seededRandom(1);
  for (let index = 0; index < 500; index++) {
    const order = randomOrder(random, index);
    const path = await service.place(order);
    const stored = await service.orderAt(path);
    expect(stored).toMatchObject({
      one_time_cents: order.price.initial * 100,
      one_time_vat_cents: order.price.initial * 20,
      monthly_cents: order.price.monthly * 100,
      monthly_vat_cents: order.price.monthly * 20,
      state: 'received',
      catalogue_id: specifiedCatalogue.id,
    });
    if (index % 50 !== 0) continue;
    const page = await service.page(path);
    const shown = [...page.matchAll(totals)].map(([, before, after]) => [digits(before), digits(after)]);
    expect(shown).toEqual([
      [order.price.initial, order.price.initial * 120],
      [order.price.monthly, order.price.monthly * 120],
    ]);
  }
});

test('refuses another price with a page that offers the right one, without losing entries', async () => {
  const order = randomOrder(seededRandom(2), 1);
  const wrong = { ...order, price: { initial: order.price.initial - 1, monthly: order.price.monthly } };
  const before = (await service.storage.listOrders({ limit: 10_000 })).length;
  const refused = await service.order(JSON.stringify(wrong));
  expect(refused.status).toBe(409);
  const page = await refused.text();
  expect(page).toContain('Commander au nouveau prix');
  expect(page).toContain(`href="${siteOrigin}/quote/"`);
  expect(page, 'of the site').toContain('dans cet onglet');
  const typed = { email: 'claire@example.com', acceptTerms: 'on' };
  const other = await service.post('/supervision/paiement', { orderData: JSON.stringify(wrong), ...typed });
  expect(await other.text(), 'of the page of a quote').not.toMatch(/dans cet onglet|Revenir à mon devis/);
  expect((await service.storage.listOrders({ limit: 10_000 })).length).toBe(before);
  const offered = /name="orderData" value="([^"]*)"/.exec(page)?.[1]?.replaceAll('&quot;', '"') ?? '';
  expect(JSON.parse(offered)).toEqual(order);
  expect((await service.order(offered)).status).toBe(303);
});

test('prices with any catalogue of the last 30 days, stores which one, and keeps the price', async () => {
  const old = specifiedCatalogue;
  const raised = {
    ...old,
    id: 'raised',
    validFrom: '2026-11-10',
    monthly: { ...old.monthly, phoneLicence: { ...old.monthly.phoneLicence, priceCents: 1000 } },
  };
  const own = await startTestService({}, { catalogues: [old, raised] });
  const order = orderWith({ virtualUser: 0 }, 3, 1);
  const path = await own.place(order);
  expect((await own.orderAt(path)).catalogue_id).toBe(old.id);
  own.now = new Date('2026-12-20T10:00:00Z');
  const late = await own.order(JSON.stringify(order));
  expect(late.status).toBe(409);
  const amountsAt = async (at: typeof service) => (await at.page(path)).match(/\d[\d\u202f]*(?:,\d\d)?\u00a0€/g) ?? [];
  const amounts = await amountsAt(own);
  expect(amounts.length).toBeGreaterThan(4);
  // What was ordered is priced by no later catalogue, not even one of the same name.
  const sameName = await startTestService({}, { storage: own.storage, catalogues: [{ ...raised, id: old.id }] });
  expect(await amountsAt(sameName)).toEqual(amounts);
  const next = await startTestService({}, { storage: own.storage, catalogues: [raised] });
  expect(await amountsAt(next)).toEqual(amounts);
  expect((await next.post(path, completion(order))).status).toBe(303);
  expect((await next.get(`${path}/confirmation.pdf`)).status).toBe(200);
});

/** The digits of an amount without its signs: `1 457 €` → 1457, `1 748,40 €` → 174840. */
function digits(text = ''): number {
  return Number(text.replaceAll(/\D/g, ''));
}
