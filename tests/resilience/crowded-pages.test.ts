import { expect, test } from 'vitest';
import { completion, orderWith } from './payloads.ts';
import { startTestService, type TestService } from './test-service.ts';

const order = orderWith({ sites: 2 }, 1);
let service: TestService;

/** Opens a page through the proxy, from a visitor's network. */
async function open(page: string, network: number): Promise<Response> {
  const headers = { 'x-forwarded-for': `203.0.${network}.5` };
  return await service.from('198.51.100.1', page, { headers });
}

test('a network opens sixty pages of orders at once, then two a second; others open theirs', async () => {
  service = await startTestService({ RATE_LIMIT_FACTOR: '1', TRUSTED_PROXY: '198.51.100.0/24' });
  const page = await service.place(order);
  const statuses = await Promise.all(Array.from({ length: 60 }, async () => (await open(page, 113)).status));
  expect(new Set(statuses)).toEqual(new Set([200]));
  const refused = await open(page, 113);
  expect(refused.status).toBe(429);
  expect(refused.headers.get('retry-after')).toBe('1');
  expect(await refused.text()).toContain('Réessayez dans 1\u00a0s\u00a0: cette page reste disponible.');
  expect((await open(page, 114)).status).toBe(200);
  service.later(1000);
  expect((await open(page, 113)).status).toBe(200);
});

test('a mandate that is asked for too often is refused before the numbers of its order are read', async () => {
  service = await startTestService({ RATE_LIMIT_FACTOR: '1', TRUSTED_PROXY: '198.51.100.0/24' });
  const mandate = `${await service.place(order)}/mandat.pdf`;
  for (let asked = 0; asked < 60; asked += 1) expect((await open(mandate, 113)).status).toBe(303);
  expect((await open(mandate, 113)).status).toBe(429);
  expect((await open(mandate, 114)).status).toBe(303);
});

test('a network that floods is refused in one line, whatever it asks for; others are answered', async () => {
  service = await startTestService({ RATE_LIMIT_FACTOR: '1', TRUSTED_PROXY: '198.51.100.0/24' });
  for (let asked = 0; asked < 1500; asked += 1) expect((await open('/supervision/nulle-part', 113)).status).toBe(404);
  for (const address of ['nulle-part', 'bureau', 'paiement/perdue', 'statistiques?type=visite', 'etat', 'metrics']) {
    const refused = await open(`/supervision/${address}`, 113);
    expect(refused.status).toBe(429);
    expect(refused.headers.get('retry-after')).toBe('1');
    expect(refused.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(await refused.text()).toBe('Trop de demandes. Réessayez dans un instant.');
  }
  expect((await open('/supervision/vivant', 113)).status).toBe(200);
  expect((await open('/supervision/bureau', 114)).status).toBe(404);
});

test('other requests are answered between two pages, and between two forms that are shown again', async () => {
  service = await startTestService();
  const page = await service.place(order);
  let turn = 0;
  let counting = true;
  const count = (): void => {
    turn += 1;
    if (counting) setImmediate(count);
  };
  count();
  const wrong = completion(order, { siret: '1' });
  const turns = await Promise.all(
    Array.from({ length: 20 }, async (_, index) => {
      const answer = index % 2 === 0 ? await service.get(page) : await service.post(page, wrong);
      expect(answer.status).toBe(index % 2 === 0 ? 200 : 422);
      return turn;
    }),
  );
  counting = false;
  expect(new Set(turns).size).toBe(20);
});
