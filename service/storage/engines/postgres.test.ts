import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { restoreBackup, writeBackup } from '#service/commands/backup-file.ts';
import { exampleOrder, exampleStatistics } from '#service/storage/contract/example-rows.fixture.ts';
import { exportedRows } from '#service/storage/contract/export.contract.ts';
import { postgresOfTests, sqliteOfTests } from '#service/storage/contract/open-database.fixture.ts';
import { describeStorage } from '#service/storage/contract/storage.contract.ts';
import { createDatabase, createSchema, engines, queryOnce } from '#service/storage/contract/test-engines.fixture.ts';
import type { Storage } from '#service/storage/storage.ts';
import { DatabaseRefused, StorageUnavailable } from '#service/storage/storage-failures.ts';
import { openPostgres } from './postgres.ts';

const files = sqliteOfTests();
const { server, open } = await postgresOfTests();
const reportLoss = (): void => {};
const hit = { day: '2026-11-20', type: 'visite', visitor_class: 'human' } as const;

for (const engine of engines) {
  let database: Promise<string> | undefined;
  describeStorage(engine.name, async (copies) => {
    database ??= createDatabase(server.url, engine);
    const url = await createSchema(await database);
    return await Promise.all(Array.from({ length: copies }, () => openPostgres(url, { reportLoss })));
  });
}

test('imports every row of a SQLite file unchanged', async () => {
  const file = await files.open();
  for (let index = 0; index < 20; index++) {
    // At U+2028 the `readline` of some versions of Node.js ends a line.
    await file.placeOrder(exampleOrder({ name: `Élodie « ${index} » 😀\u2028` }), 0);
    await file.addQuoteStatistics(exampleStatistics({ channels: index % 2 ? null : index }));
    await file.countHit({ day: `2026-11-${10 + index}`, type: 'visite', visitor_class: 'human' });
  }
  const moved = await open();
  const backup = join(files.folder, 'moved.jsonl.gz');
  await writeBackup(file, backup);
  expect(await restoreBackup(moved, backup)).toBe(80);
  expect(await rowsOf(moved, 'outbox-paused')).toEqual(await rowsOf(file, 'outbox-paused'));
});

test('refuses a database written by a newer version, and that of another program without changing it', async () => {
  const newer = await createDatabase(server.url);
  await (await openPostgres(newer, { reportLoss })).close();
  await queryOnce(newer, "insert into kysely_migration (name, timestamp) values ('9999-later', '2030')");
  await expect(openPostgres(newer, { reportLoss })).rejects.toThrow(DatabaseRefused);
  const url = await createDatabase(server.url);
  await queryOnce(url, 'create table invoices (number integer)');
  await expect(openPostgres(url, { reportLoss })).rejects.toThrow(DatabaseRefused);
  await expect(queryOnce(url, 'select * from kysely_migration')).rejects.toThrow('kysely_migration');
});

test.each([
  ['no TLS', 'neolis@', '?sslmode=verify-full', 'ce serveur ne chiffre pas'],
  ['a certificate that is not there', 'neolis@', '?sslrootcert=/nowhere.pem', 'sslrootcert'],
  ['a percent sign in a password', 'neolis:p%e9@', '', '%25'],
])('says what to write about %s', async (_fault, user, parameters, expected) => {
  const unencrypted = createServer((socket) => socket.once('data', () => socket.end('N')));
  unencrypted.listen(0, '127.0.0.1');
  await once(unencrypted, 'listening');
  const { port } = unencrypted.address() as AddressInfo;
  const url = `postgres://${user}127.0.0.1:${port}/neolis${parameters}`;
  await expect(openPostgres(url, { reportLoss })).rejects.toThrow(expected);
  unencrypted.close();
});

test('answers a COMMIT whose answer is lost as a failure, and the same order sent again is the same one', async () => {
  let cutting = false;
  const proxy = await startProxy(await createDatabase(server.url), (client) => {
    client.on('data', (data) => {
      if (cutting && data.includes('commit')) client.destroy();
    });
  });
  const storage = await open(proxy);
  cutting = true;
  await expect(storage.placeOrder(exampleOrder({ content_hash: 'lost' }), 0)).rejects.toThrow(StorageUnavailable);
  cutting = false;
  const { reference } = await storage.placeOrder(exampleOrder({ content_hash: 'lost' }), 0);
  expect((await storage.listOrders({ limit: 10 })).map((order) => order.reference)).toEqual([reference]);
});

test('survives connections that are cut in the middle of its work', { timeout: 20_000 }, async () => {
  const url = await createDatabase(server.url);
  const storage = await open(url);
  const [stored, failures]: [string[], unknown[]] = [[], []];
  for (let round = 0; round < 10; round++) {
    let cutting = true;
    const write = async (): Promise<void> => {
      while (cutting) {
        await storage.placeOrder(exampleOrder(), 0).then(
          ({ reference }) => stored.push(reference),
          (cause: unknown) => failures.push(cause),
        );
      }
    };
    const clients = Array.from({ length: 20 }, write);
    await queryOnce(
      url,
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    );
    cutting = false;
    await Promise.all(clients);
  }
  expect(failures.length).toBeGreaterThan(0);
  for (const failure of failures) expect(failure).toBeInstanceOf(StorageUnavailable);
  const listed = new Set((await storage.listOrders({ limit: 100_000 })).map(({ reference }) => reference));
  expect(stored.filter((reference) => !listed.has(reference))).toEqual([]);
  expect(stored.length).toBeGreaterThan(10);
});

test('gives up on a frozen database within 3.5 s, and stores nothing twice on retry', { timeout: 20_000 }, async () => {
  const storage = await open();
  const order = exampleOrder({ content_hash: 'frozen' });
  await storage.check();
  process.kill(server.pid(), 'SIGSTOP');
  const children = freezeBackends(server.pid());
  const started = performance.now();
  const attempts = await Promise.allSettled([storage.placeOrder(order, 0), storage.check(), storage.countHit(hit)]);
  const waited = performance.now() - started;
  // The server last: while it is frozen, the ids of child processes that ended stay in use.
  for (const child of children) process.kill(child, 'SIGCONT');
  process.kill(server.pid(), 'SIGCONT');
  for (const attempt of attempts)
    expect(attempt.status === 'rejected' && attempt.reason).toBeInstanceOf(StorageUnavailable);
  expect(waited).toBeLessThan(3500);
  const retried = await storage.placeOrder(exampleOrder({ content_hash: 'frozen' }), 0);
  const stored = await storage.listOrders({ limit: 10 });
  expect(stored.map(({ reference }) => reference)).toEqual([retried.reference]);
  expect(await storage.listHits()).toEqual([]);
});

/** Starts a proxy for the database of a URL until the test has ended; `watch` gets the client's side of each connection. */
async function startProxy(url: string, watch: (client: Socket) => void): Promise<string> {
  const { hostname, pathname } = new URL(url);
  const proxy = createServer((client) => {
    const target = connect(join(decodeURIComponent(hostname), '.s.PGSQL.5432'));
    client.on('error', () => {});
    client.on('data', (data) => target.write(data));
    client.on('end', () => target.end());
    target.on('data', (data) => client.destroyed || client.write(data));
    target.on('end', () => client.end());
    watch(client);
  }).listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  const { port } = proxy.address() as AddressInfo;
  onTestFinished(() => void proxy.close());
  return `postgres://postgres@127.0.0.1:${port}${pathname}`;
}

/** Every row except one setting, as text, sorted. */
async function rowsOf(storage: Storage, apart: string): Promise<string[]> {
  const rows = (await exportedRows(storage)).filter(({ row }) => row.name !== apart);
  return rows.map(({ table, row }) => JSON.stringify([table, Object.entries(row).sort()])).sort();
}

/** Freezes the server's processes that handle connections; returns their ids. */
function freezeBackends(parent: number): number[] {
  const ids = execFileSync('pgrep', ['-P', String(parent)])
    .toString()
    .trim()
    .split('\n')
    .map(Number);
  for (const id of ids) process.kill(id, 'SIGSTOP');
  return ids;
}
