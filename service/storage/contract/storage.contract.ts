import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import type { Storage } from '#service/storage/storage.ts';
import { describeDebits } from './debit.contract.ts';
import { describeDesk } from './desk.contract.ts';
import { exampleOrder, exampleStatistics } from './example-rows.fixture.ts';
import { describeExport } from './export.contract.ts';
import { describeMails } from './mail.contract.ts';
import { describeOrders } from './order.contract.ts';
import { describeOrderLists } from './order-lists.contract.ts';
import { describePersonalData } from './personal-data.contract.ts';
import { describePorts } from './port.contract.ts';
import { describeReceipts } from './receipt.contract.ts';
import { describeRequests } from './request.contract.ts';
import { describeSetups } from './setup.contract.ts';

/** Creates a database for so many copies, or for one if it can't be shared. */
type OpenCopies = (copies: number) => Promise<Storage[]>;

/** What every database must do. */
export function describeStorage(name: string, openCopies: OpenCopies): void {
  const open = async (): Promise<Storage> => first(await openForTest(openCopies, 1));
  describe(`storage contract on ${name}`, () => {
    let storage: Storage;
    beforeAll(async () => {
      storage = first(await openCopies(1));
    });
    afterAll(async () => await storage.close());

    const opened = (): Storage => storage;
    describeOrders(opened, open);
    describeOrderLists(open);
    describePorts(opened, open);
    describeReceipts(open);
    describeSetups(opened, open);
    describeRequests(open);
    describeDebits(open);
    describeMails(opened, open);
    describePersonalData(opened, open);
    describeExport(open);
    describeDesk(open);

    test('counts every hit once, by day, type and class', async () => {
      const day = '2026-11-20';
      await Promise.all(
        Array.from({ length: 500 }, (_, index) =>
          storage.countHit({ day, type: index % 2 ? 'visite' : 'devis', visitor_class: index % 5 ? 'human' : 'bot' }),
        ),
      );
      await storage.countHit({ day: '2026-11-21', type: 'visite', visitor_class: 'head' });
      const rows = await storage.listHits();
      expect(rows.reduce((sum, { count }) => sum + count, 0)).toBe(501);
      expect(rows).toContainEqual({ day, type: 'visite', visitor_class: 'human', count: 200 });
      expect(rows).toContainEqual({ day, type: 'devis', visitor_class: 'bot', count: 50 });
      expect(rows).toContainEqual({ day: '2026-11-21', type: 'visite', visitor_class: 'head', count: 1 });
    });

    test('stores each submission of statistics once, with every value', async () => {
      const plain = exampleStatistics({ email: 'stats@example.com', needs: 'Déménagement « rapide » 😀\nmerci' });
      const payAsYouGo = exampleStatistics({ channels: null, call_plan_type: null, unlimited_calls: 0 });
      const other = await open();
      await Promise.all([plain, payAsYouGo, plain].map((row) => other.addQuoteStatistics(row)));
      await other.addQuoteStatistics(plain);
      const rows = await other.listQuoteStatistics();
      expect(rows).toHaveLength(2);
      expect(rows).toContainEqual(plain);
      expect(rows).toContainEqual(payAsYouGo);
    });

    test('lists the newest statistics, and sums a period by day, test flag and plan', async () => {
      const other = await open();
      const quotes = [
        exampleStatistics({ received_at: 1000, user_count: 4 }),
        exampleStatistics({ received_at: 1999, wireless_phones: 0, site_count: 1 }),
        exampleStatistics({ received_at: 1500, channels: null, call_plan_type: null }),
        exampleStatistics({ received_at: 2000 }),
      ];
      for (const quote of quotes) await other.addQuoteStatistics(quote);
      const newest = await other.listQuoteStatistics(2);
      expect(newest.map(({ received_at }) => received_at)).toEqual([2000, 1999]);
      const alike = { day: '2026-11-20', is_test: 1, numbers: 1, one_time_cents: 145_700, monthly_cents: 12_400 };
      const sums = await other.sumQuoteStatistics(1000, 2000);
      expect(sums.toSorted((one, two) => two.count - one.count)).toEqual([
        {
          ...{ ...alike, call_plan_type: 'france-all', count: 2, phones: 11, users: 4, sites: 3, numbers: 2 },
          one_time_cents: 291_400,
          monthly_cents: 24_800,
        },
        { ...alike, call_plan_type: null, count: 1, phones: 6, users: 0, sites: 2 },
      ]);
    });

    testParallelClients(openCopies);

    test('passes a check, and rejects once closed', async () => {
      await storage.check();
      const other = first(await openCopies(1));
      await other.close();
      await expect(other.check()).rejects.toThrow();
      await expect(other.countHit({ day: '2026-11-20', type: 'visite', visitor_class: 'human' })).rejects.toThrow();
    });
  });
}

/** The test that two copies of one database, or one that can't be shared, count and store everything once. */
export function testParallelClients(openCopies: OpenCopies): void {
  test('loses and duplicates nothing of 900 posts and 2 000 hits by 50 parallel clients on all copies', {
    timeout: 60_000,
  }, async () => {
    const copies = await openForTest(openCopies, 2);
    const onEach = async <Result>(count: number, work: (storage: Storage, index: number) => Promise<Result>) => {
      const results: Result[] = [];
      let next = 0;
      const client = async (): Promise<void> => {
        for (let index = next++; index < count; index = next++)
          results.push(await work(copies[index % copies.length] ?? first(copies), index));
      };
      await Promise.all(Array.from({ length: 50 }, client));
      return results;
    };
    const distinct = await onEach(400, (copy) => copy.placeOrder(exampleOrder(), 0));
    const same = await onEach(500, (copy, index) =>
      copy.placeOrder(exampleOrder({ content_hash: `content ${index % 10}` }), 0),
    );
    await onEach(2000, (copy) => copy.countHit({ day: '2026-11-20', type: 'visite', visitor_class: 'human' }));
    const stored = (await first(copies).listOrders({ limit: 2000 })).map(({ reference }) => reference);
    const references = [...new Set([...distinct, ...same].map(({ reference }) => reference))];
    expect(stored.sort()).toEqual(references.sort());
    expect([distinct.length, stored.length - distinct.length]).toEqual([400, 10]);
    expect((await first(copies).listHits()).map(({ count }) => count)).toEqual([2000]);
  });
}

/** Opens `copies` on a new database, and closes them when the test has ended. */
async function openForTest(openCopies: OpenCopies, copies: number): Promise<Storage[]> {
  const opened = await openCopies(copies);
  onTestFinished(async () => {
    await Promise.all(opened.map((copy) => copy.close()));
  });
  return opened;
}

function first([storage]: readonly Storage[]): Storage {
  if (storage === undefined) throw new Error('a storage expected');
  return storage;
}
