import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import SqliteDatabase from 'better-sqlite3';
import { collectDefaultMetrics, Registry } from 'prom-client';
import { expect, test } from 'vitest';
import { createDatabaseFigures } from '#service/health/database-figures.ts';
import { createMetrics } from '#service/health/metrics.ts';
import { exampleCompletion, exampleMail, exampleOrder } from '#service/storage/example-rows.fixture.ts';
import { openSqlite } from '#service/storage/sqlite.ts';
import { type Storage, StorageUnavailable } from '#service/storage/storage.ts';
import { temporaryFolder } from '#service/temporary-folder.fixture.ts';
import { startTestService, type TestService } from './test-service.ts';

const folder = temporaryFolder();
const service = await startTestService();
const { reference } = await service.storage.placeOrder(exampleOrder(), 0);
const mail = exampleMail({ order_reference: reference, created_at: service.now.getTime() - 90_000 });
await service.storage.confirmOrder(reference, exampleCompletion, [mail]);
const registry = new Registry();
createDatabaseFigures(registry);
createMetrics(service.storage, () => service.now, registry);
collectDefaultMetrics({ register: registry });

const read = async ({ from }: TestService): Promise<string[]> =>
  (await (await from('127.0.0.1', '/supervision/metrics')).text()).split('\n');

test('counts requests by route, orders by state, mails and their age', async () => {
  await service.get('/supervision/vivant');
  await service.get('/supervision/paiement/a-token-that-nobody-has');
  await service.get('/supervision/an/address/that/is/none');
  const figures = await read(service);
  const requests = figures.filter((line) => line.startsWith('neolis_request_duration_seconds_count'));
  expect(requests).toEqual([
    'neolis_request_duration_seconds_count{route="/supervision/vivant",method="GET",status="200"} 1',
    'neolis_request_duration_seconds_count{route="/supervision/paiement/:token",method="GET",status="404"} 1',
    'neolis_request_duration_seconds_count{route="/supervision/*",method="GET",status="404"} 1',
  ]);
  expect(figures).toEqual(
    expect.arrayContaining([
      'neolis_orders{state="received"} 0',
      'neolis_orders{state="confirmed"} 1',
      'neolis_mails{state="waiting"} 1',
      'neolis_oldest_mail_age_seconds 90',
      'neolis_database_unavailable_total 0',
    ]),
  );
});

test('creates no series for a method that a stranger invents', async () => {
  await service.app.request('/supervision/vivant', { method: 'PROPFIND' });
  expect((await read(service)).join('\n')).not.toContain('PROPFIND');
});

test('answers while the database is unavailable, without the figures that only it knows, and counts what was refused', async () => {
  let isAway = false;
  const own = await startTestService();
  const storage = new Proxy(own.storage, {
    get: (target: Storage, name: keyof Storage) =>
      isAway ? () => Promise.reject(new StorageUnavailable('away')) : target[name],
  });
  const { from, get } = await startTestService({}, { storage });
  const ask = async (): Promise<[number, string]> => {
    const answer = await from('127.0.0.1', '/supervision/metrics');
    return [answer.status, await answer.text()];
  };
  const stored = /^neolis_(orders|mails|webhooks|oldest_mail_age_seconds|oldest_webhook_age_seconds)\b.*$/gm;
  const [, before] = await ask();
  expect(before.match(stored)?.length).toBeGreaterThan(10);
  isAway = true;
  const [status, figures] = await ask();
  expect({ status, stored: figures.match(stored) }).toEqual({ status: 200, stored: null });
  expect(figures).toContain('neolis_database_unavailable_total 0');
  expect((await get(`/supervision/paiement/${'A'.repeat(43)}`)).status).toBe(503);
  expect((await ask())[1]).toContain('neolis_database_unavailable_total 1');
  isAway = false;
  expect((await ask())[1].match(stored)).toEqual(before.match(stored));
});

test('counts statements, their duration and retries', async () => {
  const path = join(folder, 'test.sqlite');
  const statements = new Registry();
  const storage = await openSqlite(path, { watch: createDatabaseFigures(statements) });
  const figure = async (name: string): Promise<number> => {
    const line = (await statements.metrics()).split('\n').find((found) => found.startsWith(`${name} `));
    return Number(line?.split(' ').at(-1));
  };
  const asked = await figure('neolis_database_statement_duration_seconds_count');
  expect(await figure('neolis_database_conflicts_total')).toBe(0);
  const other = new SqliteDatabase(path);
  other.exec('begin immediate');
  const placed = storage.placeOrder(exampleOrder(), 0);
  await expect.poll(() => figure('neolis_database_conflicts_total')).toBeGreaterThan(1);
  other.exec('commit');
  await placed;
  expect(await figure('neolis_database_statement_duration_seconds_count')).toBeGreaterThan(asked + 3);
  expect(await figure('neolis_database_statement_duration_seconds_sum')).toBeGreaterThan(0);
  other.close();
  await storage.close();
});

test('is unknown to a page of another name that was pointed at this machine', async () => {
  const statusFor = async (host: string): Promise<number> =>
    (await service.from('127.0.0.1', '/supervision/metrics', { headers: { host } })).status;
  const hosts = ['localhost:3000', '127.0.0.1', '[::1]:3000', 'evil.example:3000', 'localhost.evil.example', 'a b'];
  expect(await Promise.all(hosts.map(statusFor))).toEqual([200, 200, 200, 404, 404, 404]);
});

test.each(['docs/monitoring/alert-rules.yml', 'docs/monitoring/dashboard.json'])(
  '%s uses metrics that exist',
  async (file) => {
    const used = readFileSync(file, 'utf8').match(/\b(neolis|nodejs|process)_[a-z0-9_]+/g) ?? [];
    const known = registry.getMetricsAsArray().map(({ name }) => name);
    expect(used.length).toBeGreaterThan(0);
    const unknown = used.filter(
      (name) => !known.includes(name.replace(/_(count|sum|bucket)$/, '')) && !known.includes(name),
    );
    expect(unknown).toEqual([]);
  },
);

test('the dashboard shows every figure of the service', () => {
  const shown = readFileSync('docs/monitoring/dashboard.json', 'utf8');
  const own = registry
    .getMetricsAsArray()
    .map(({ name }) => name)
    .filter((name) => name.startsWith('neolis_'));
  expect(own.filter((name) => !shown.includes(name))).toEqual([]);
});
