import { expect, test, vi } from 'vitest';
import { openOrders } from '#service/orders/life/open-orders.fixture.ts';
import { exampleStatistics } from '#service/storage/contract/example-rows.fixture.ts';
import { readReport } from './read-report.ts';

const { storage } = await openOrders();

test('adds up the quotes of a period from its first to its last minute in Paris, a week of them at once', async () => {
  for (const [day, received] of [
    ['2026-07-18', '2026-07-18T21:59:59Z'],
    ['2026-07-19', '2026-07-18T22:00:00Z'],
    ['2026-11-20', '2026-11-20T22:59:59Z'],
    ['2026-11-21', '2026-11-20T23:00:00Z'],
  ] as const)
    await storage.addQuoteStatistics(exampleStatistics({ day, received_at: Date.parse(received), is_test: 0 }));
  const spans: number[] = [];
  const sumQuoteStatistics: typeof storage.sumQuoteStatistics = (since, before) => {
    spans.push(before - since);
    return storage.sumQuoteStatistics(since, before);
  };
  const period = { first: '2026-07-19', last: '2026-11-20' };
  const { days } = await readReport({ ...storage, sumQuoteStatistics }, period, new Date('2026-11-20'));
  expect([days.length, days[0]?.quotes, days.at(-1)?.quotes]).toEqual([125, 1, 1]);
  // 126 days, since Paris begins its first day before UTC does.
  expect(spans).toEqual(Array(18).fill(7 * 24 * 3_600_000));
});

test('looks for no quotes that are erased by now, however long the period is', async () => {
  const sumQuoteStatistics = vi.fn(storage.sumQuoteStatistics);
  const period = { first: '2017-01-01', last: '2026-11-20' };
  await readReport({ ...storage, sumQuoteStatistics }, period, new Date('2026-11-20'));
  expect(sumQuoteStatistics.mock.calls.length).toBe(53);
});
