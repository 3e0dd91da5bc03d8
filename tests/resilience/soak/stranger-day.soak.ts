import { expect, test } from 'vitest';
import { company } from '#content/company.ts';
import { DocumentKeeper } from '#service/orders/documents/document-keeper.ts';
import { startTestService } from '#service/test-service.fixture.ts';
import { bytesIn, postForADay, postOrder } from '#tests/resilience/stranger-day.ts';
import { printFigures } from './print-figures.ts';

test('one network posts all it may for a day: growth below 50 MB, orders of others stored with their documents', async () => {
  const service = await startTestService({ RATE_LIMIT_FACTOR: '1' });
  const { storage, folder } = service;
  const failed: string[] = [];
  const before = bytesIn(folder);
  service.now = new Date('2026-11-20T00:00:00Z');
  const { confirmed, posts } = await postForADay(service, '203.0.113.5');
  service.now = new Date('2026-11-20T23:59:59Z');
  const log = (_level: string, event: string): void => void (event === 'documents-failed' && failed.push(event));
  const documents = new DocumentKeeper({ storage, clock: service.clock, company, log });
  const stored = await storage.listOrders({ limit: 100_000 });
  for (const order of stored) if (order.confirmed_at !== null) await documents.tryToKeep(order);
  expect(failed).toEqual([]);
  const orders = stored.length;
  const statistics = (await storage.listQuoteStatistics()).length;
  const grownMegabytes = Math.round((bytesIn(folder) - before) / 1e5) / 10;
  const orderOfAnother = (await postOrder(service, '198.51.100.7', 1_000_000)).status;
  printFigures('a network for a day', { posts, orders, confirmed, statistics, grownMegabytes });
  expect(grownMegabytes).toBeLessThan(50);
  expect(orderOfAnother).toBe(303);
});
