import pg from 'pg';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openPostgres } from './postgres.ts';
import { queryOnce } from './test-engines.ts';
import { createPostgres } from './test-postgres.ts';

test('leaves no read at the server that waits for a lock after it was given up', { timeout: 60_000 }, async () => {
  const server = await createPostgres();
  onTestFinished(() => server.remove());
  const storage = await openPostgres(server.url, { reportLoss: () => {} });
  const maintenance = new pg.Client(server.url);
  await maintenance.connect();
  await maintenance.query('begin; lock table orders in access exclusive mode');
  const reads = await Promise.allSettled(Array.from({ length: 5 }, () => storage.findOrderByReference('NEO-22222222')));
  expect(reads.map(({ status }) => status)).toEqual(Array(5).fill('rejected'));
  const count = "select count(*) from pg_stat_activity where wait_event_type = 'Lock'";
  await vi.waitFor(async () => expect((await queryOnce(server.url, count)).rows).toEqual([{ count: '0' }]), 5000);
  await maintenance.end();
  expect(await storage.findOrderByReference('NEO-22222222')).toBeUndefined();
  await storage.close();
});
