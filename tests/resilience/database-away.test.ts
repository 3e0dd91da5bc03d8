import { expect, test } from 'vitest';
import { randomOrder, seededRandom, statisticsFields } from '#service/payloads.fixture.ts';
import { postgresOfTests } from '#service/storage/contract/open-database.fixture.ts';
import { openPostgres } from '#service/storage/engines/postgres.ts';
import { startTestService } from '#service/test-service.fixture.ts';
import { hostileRequests } from './hostile-requests.ts';

const { server } = await postgresOfTests();
const storage = await openPostgres(server.url, { reportLoss: () => {} });
const service = await startTestService({}, { storage });
// Without people the desk answers nothing.
await storage.addDeskPerson({ name: 'claire', password_hash: '', password_id: 'one', added_at: 0 });

const firefox = { headers: { 'user-agent': 'Mozilla/5.0 Firefox/140.0' } };
const json = JSON.stringify(randomOrder(seededRandom(70), 70));

test('hostile requests are reported as the visitor’s errors on PostgreSQL too, never as an unavailable database', {
  timeout: 60_000,
}, async () => {
  for (const { name, path, init } of hostileRequests) {
    const { status } = await service.app.request(path, init);
    expect(status, name).toBeGreaterThanOrEqual(400);
    expect(status, name).toBeLessThan(500);
  }
  expect(service.log.join('\n')).not.toContain('storage-unavailable');
  expect(await service.storage.listOrders({ limit: 10 })).toEqual([]);
});

test('a database that stops is answered by 503 within 4 s, reported by readiness, and used again as soon as it returns', {
  timeout: 30_000,
}, async () => {
  expect((await service.hit('?type=visite', firefox)).status).toBe(200);
  expect((await service.order(json)).status).toBe(303);
  await server.stop('SIGINT');
  // The first request may be the one that detects the broken connection.
  expect((await service.hit('?type=visite', firefox)).status).toBe(503);
  const started = performance.now();
  const answers = await Promise.all([
    service.hit('?type=visite', firefox),
    service.order(json),
    service.statistics(statisticsFields(70)),
    service.get('/supervision/pret'),
  ]);
  const waited = performance.now() - started;
  expect(answers.map(({ status }) => status)).toEqual([503, 503, 503, 503]);
  expect(waited).toBeLessThan(4000);
  expect(await answers[1].text()).toContain('n’a peut-être pas été enregistrée');
  // Its own app, loaded by this request, leaves errors to that of the service.
  const page = await service.get('/supervision/bureau');
  expect([page.status, await page.text()]).toEqual([503, expect.stringContaining('ne peut pas être lue')]);
  expect((await service.get('/supervision/vivant')).status).toBe(200);

  await server.start();
  const ready = async () => (await service.get('/supervision/pret')).status;
  await expect.poll(ready, { timeout: 4000 }).toBe(200);
  expect((await service.order(json)).status).toBe(303);
  expect((await service.hit('?type=visite', firefox)).status).toBe(200);
  expect((await service.storage.listHits()).map(({ count }) => count)).toEqual([2]);
  expect(await service.storage.listOrders({ limit: 10 })).toHaveLength(1);
});
