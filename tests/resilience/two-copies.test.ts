import { afterAll, expect, test } from 'vitest';
import { nginxConfiguration } from '#deploy/nginx/nginx-configuration.ts';
import { postgresOfTests } from '#service/storage/contract/open-database.fixture.ts';
import { openPostgres } from '#service/storage/engines/postgres.ts';
import { startNginx } from '#tests/shared/host-program.ts';
import { startService } from '#tests/shared/released-service.ts';
import { compare } from './kill-under-load.ts';
import { startClients } from './load.ts';

/** Two copies of the program on one PostgreSQL behind nginx with the generated configuration. */
const clients = 16;
const { server: database } = await postgresOfTests();
const environment = { DATABASE_URL: database.url, TRUSTED_PROXY: '127.0.0.1' };
// Together, on an empty database.
const copies = await Promise.all([startService({ environment }), startService({ environment })]);
afterAll(() => Promise.all(copies.map((copy) => copy.stop())));
const cache = { page: 'no-cache', hashed: '', file: '' };
const places = {
  root: import.meta.dirname,
  siteUrl: 'http://localhost',
  services: copies.map((copy) => `127.0.0.1:${copy.port}`),
  // The clients are one address, and may ask as often as they can.
  requestsPerSecond: 1_000_000,
};
const headers = { always: {}, policies: { pages: {}, other: '' }, secure: {}, cache };
const nginx = await startNginx((free) => nginxConfiguration(headers, { ...places, listen: String(free) }));
afterAll(() => nginx.stop());
const port = Number(new URL(nginx.address).port);
const storage = await openPostgres(database.url, { reportLoss: () => {}, longRunning: true });
afterAll(() => storage.close());

test('let one be stopped and started under load without a failed request', { timeout: 120_000 }, async () => {
  const before = await countHits();
  const { ledger, moreHits, stop } = startClients(port, clients);
  await moreHits(300);
  expect((await copies[0]?.stop())?.code).toBe(0);
  await moreHits(300);
  copies[0] = await startService({ environment: { ...environment, PORT: String(copies[0]?.port) } });
  await moreHits(300);
  await stop();
  expect({ cut: ledger.cut, odd: ledger.odd }).toEqual({ cut: 0, odd: [] });
  expect((await countHits()) - before).toBe(ledger.hitsAcknowledged);
});

test('lose nothing that was answered when one is killed under load', { timeout: 120_000 }, async () => {
  const before = await countHits();
  const { ledger, moreHits, stop } = startClients(port, clients, { first: 101 });
  await moreHits(300);
  await copies[0]?.kill();
  await moreHits(300);
  await stop();
  const counted = (await countHits()) - before;
  const cut = ledger.odd.filter((status) => status === 502).length;
  // nginx asks the other copy again for pictures, not forms. A database too slow for an answer promises nothing.
  expect({
    ...(await compare(storage, { ...ledger, hitsSent: Number.POSITIVE_INFINITY })),
    uncounted: Math.max(0, ledger.hitsAcknowledged - counted),
    countedTwice: Math.max(0, counted - ledger.hitsSent - clients),
    cutTwice: Math.max(0, cut - clients),
    others: ledger.odd.filter((status) => status !== 502 && status !== 503),
  }).toEqual({ lost: 0, doubled: 0, uncounted: 0, countedTwice: 0, cutTwice: 0, others: [] });
});

async function countHits(): Promise<number> {
  return (await storage.listHits()).reduce((sum, { count }) => sum + count, 0);
}
