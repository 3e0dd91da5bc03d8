import { expect, test } from 'vitest';
import { startTestService } from '#service/test-service.fixture.ts';
import { bytesIn, postForADay, postOrder } from './stranger-day.ts';

test('stores little from a network that posts all it may for a day, and the orders of others', async () => {
  // A tenth of the usual limits; the soak runs a day with all of them.
  const service = await startTestService({ RATE_LIMIT_FACTOR: '0.1' });
  const before = bytesIn(service.folder);
  service.now = new Date('2026-11-20T18:00:00Z');
  const { confirmed } = await postForADay(service, '203.0.113.5');
  service.later(-1);
  expect(confirmed).toBe(5);
  expect(await service.storage.listOrders({ limit: 1000 })).toHaveLength(30);
  // The others are only counted.
  expect(await service.storage.listQuoteStatistics()).toHaveLength(50);
  expect(new Set((await service.storage.listHits()).map(({ type }) => type))).toEqual(new Set(['statistiques']));
  expect(bytesIn(service.folder) - before).toBeLessThan(5_000_000);
  expect((await postOrder(service, '203.0.113.5', 9001)).status).toBe(429);
  expect((await postOrder(service, '198.51.100.7', 9002)).status).toBe(303);
  service.later(1);
  expect((await postOrder(service, '203.0.113.5', 9003)).status).toBe(303);
});
