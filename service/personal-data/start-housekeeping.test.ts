import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { company } from '#content/company.ts';
import { legalChoices } from '#content/legal-choices.ts';
import { readConfig } from '#service/config.ts';
import type { LogFields } from '#service/log.ts';
import { exampleOrder, exampleStatistics } from '#service/storage/contract/example-rows.fixture.ts';
import { storageOfTests } from '#service/storage/contract/open-database.fixture.ts';
import type { Storage } from '#service/storage/storage.ts';
import { startHousekeeping } from './start-housekeeping.ts';

const hour = 3_600_000;
const day = 24 * hour;
const now = Date.UTC(2026, 10, 20, 10);

const storage = await storageOfTests();
beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

/** Starts it at this instant; `passed` resolves with the log of the next pass. */
function start(clock: () => Date, kept: Storage = storage, environment: Readonly<Record<string, string>> = {}) {
  const lines: { event: string; fields: LogFields | undefined }[] = [];
  let tell = (): void => {};
  const log = (_level: string, event: string, fields?: LogFields): void => {
    lines.push({ event, fields });
    tell();
  };
  const passed = (count: number): Promise<void> =>
    new Promise((resolve) => {
      tell = () => {
        if (lines.length >= count) resolve();
      };
      tell();
    });
  return {
    housekeeping: startHousekeeping({ storage: kept, clock, config: readConfig(environment), company, log }),
    lines,
    passed,
  };
}

test('removes statistics of more than a year and unconfirmed orders past their days, an hour after the start', async () => {
  for (const days of [364, 366]) await storage.addQuoteStatistics(exampleStatistics({ received_at: now - days * day }));
  const { unconfirmedOrderDays } = legalChoices;
  const orders = [-1, 1].map((past) => exampleOrder({ received_at: now - (unconfirmedOrderDays + past) * day }));
  for (const order of orders) await storage.placeOrder(order, 0);
  const { housekeeping, lines, passed } = start(() => new Date(now));
  await vi.advanceTimersByTimeAsync(hour - 1);
  expect(await storage.listQuoteStatistics()).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(1);
  await passed(1);
  await housekeeping.close();
  expect(lines).toEqual([{ event: 'retention-applied', fields: { statistics: 1, orders: 1, requests: 0, mails: 0 } }]);
  expect((await storage.listQuoteStatistics()).map(({ received_at }) => received_at)).toEqual([now - 364 * day]);
  const left = await storage.listOrders({ limit: 10 });
  expect(left.map(({ reference }) => reference)).toEqual([orders[0]?.reference]);
});

test('runs every day, even after a day on which it failed', async () => {
  let asked = 0;
  const broken: Storage = {
    ...storage,
    applyRetention: async (limits) => {
      asked += 1;
      if (asked === 2) throw new Error('The database is away');
      return await storage.applyRetention(limits);
    },
  };
  const { housekeeping, lines, passed } = start(() => new Date(now), broken);
  await vi.advanceTimersByTimeAsync(hour);
  for (const pass of [1, 2, 3]) {
    await passed(pass);
    // The timer of the next day is set once the pass has ended.
    await vi.waitFor(() => expect(vi.getTimerCount()).toBe(1), { interval: 1 });
    await vi.advanceTimersByTimeAsync(day);
  }
  await passed(4);
  await housekeeping.close();
  expect(lines.map(({ event }) => event)).toEqual([
    ...['retention-applied', 'retention-failed', 'retention-applied', 'retention-applied'],
  ]);
});

test('removes what has expired although a reminder of payment fails', async () => {
  const broken: Storage = {
    ...storage,
    listOrderSummaries: () => Promise.reject(new Error('an order that is damaged')),
  };
  const { housekeeping, lines, passed } = start(() => new Date(now), broken, { PAYMENT_REMINDERS: 'automatic' });
  await vi.advanceTimersByTimeAsync(hour);
  await passed(2);
  await housekeeping.close();
  expect(lines.map(({ event }) => event)).toEqual(['reminders-failed', 'retention-applied']);
});

test('deletes nothing for an hour after the clock leapt', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  let ahead = 0;
  let passes = 0;
  const counting: Storage = {
    ...storage,
    applyRetention: () => {
      passes += 1;
      return Promise.resolve({ statistics: 0, orders: 0, requests: 0, mails: 0 });
    },
  };
  const { housekeeping, lines } = start(() => new Date(now + performance.now() + ahead), counting);
  const passesAfter = async (time: number): Promise<number> => {
    await vi.advanceTimersByTimeAsync(time);
    await vi.waitFor(() => expect(vi.getTimerCount()).toBe(1), { interval: 1 });
    return passes;
  };
  expect(await passesAfter(hour)).toBe(1);
  ahead = 730 * day;
  expect(await passesAfter(day)).toBe(1);
  // Corrected within the hour, which is a leap too.
  ahead = 0;
  expect(await passesAfter(hour)).toBe(1);
  expect(lines.slice(1)).toEqual([
    { event: 'clock-leapt', fields: { seconds: 730 * 86_400 } },
    { event: 'clock-leapt', fields: { seconds: -730 * 86_400 } },
  ]);
  expect(await passesAfter(hour)).toBe(2);
  // An ordinary clock gains or loses seconds a day.
  ahead = 43_000;
  expect(await passesAfter(day)).toBe(3);
  await housekeeping.close();
});

test('stopping the program waits for one slice of a removal, not for all of it', async () => {
  const before = (await storage.listQuoteStatistics()).length;
  const old = { received_at: now - 366 * day };
  await Promise.all(Array.from({ length: 300 }, () => storage.addQuoteStatistics(exampleStatistics(old))));
  const { housekeeping, passed } = start(() => new Date(now));
  await vi.advanceTimersByTimeAsync(hour);
  // The pause after the first slice.
  await vi.waitFor(() => expect(vi.getTimerCount()).toBe(1), { interval: 1 });
  const closed = housekeeping.close();
  await vi.advanceTimersByTimeAsync(20);
  await passed(1);
  await closed;
  // Fewer than 100 are removed if the slice contains rows that are kept.
  const left = (await storage.listQuoteStatistics()).length - before;
  expect(left).toBeGreaterThanOrEqual(200);
  expect(left).toBeLessThan(300);
});
