import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { Agent } from 'node:http';
import { join } from 'node:path';
import SqliteDatabase from 'better-sqlite3';
import { describe, expect, test } from 'vitest';
import { exampleOrder } from '#service/storage/example-rows.fixture.ts';
import { openSqlite } from '#service/storage/sqlite.ts';
import { temporaryFolder } from '#service/temporary-folder.fixture.ts';
import { ensureProgram } from '#tools/system-programs.mjs';
import { compare, killServiceUnderLoad } from './kill-under-load.ts';
import { moreHits, newLedger, postOrder, runClient, send } from './load.ts';
import { randomOrder, seededRandom } from './payloads.ts';
import { failToStart, startService } from './service-process.ts';

const folder = temporaryFolder();

describe('kill -9', () => {
  test('loses and duplicates nothing that was acknowledged', { timeout: 240_000 }, async () => {
    const file = join(folder, 'killed.sqlite');
    const figures = await killServiceUnderLoad(4, { DATABASE_FILE: file }, () => openSqlite(file));
    expect(figures.acknowledged.hits).toBeGreaterThan(100);
    expect(figures.acknowledged.orders).toBeGreaterThan(5);
    expect(figures).toMatchObject({ lost: 0, doubled: 0 });
  });

  test('leaves one order if the same one is posted before and after, one of each catalogue, and files of its own user', {
    timeout: 120_000,
  }, async () => {
    const file = join(folder, 'new', 'twice.sqlite');
    const environment = { DATABASE_FILE: file };
    const order = randomOrder(seededRandom(1), 1);
    const paths = new Set<unknown>();
    for (let round = 0; round < 2; round++) {
      const service = await startService({ environment });
      const modes = [join(folder, 'new'), file, `${file}-wal`].map((path) => (statSync(path).mode & 0o777).toString(8));
      expect(modes, 'what its own user alone can read').toEqual(['700', '600', '600']);
      const agent = new Agent({ keepAlive: true });
      const posts = Array.from({ length: 50 }, () => postOrder(agent, service.port, order));
      for (const { answer } of await Promise.all(posts)) paths.add(answer?.headers.location);
      agent.destroy();
      await service.kill();
    }
    // Each post has its own address, to one order.
    expect(paths.size).toBe(100);
    const storage = await openSqlite(file);
    expect(await storage.listOrders({ limit: 10 })).toHaveLength(1);
    await storage.close();
  });
});

test('the response to an order is sent after the write and the wait for the disk', { timeout: 120_000 }, async () => {
  const trace = join(folder, 'trace');
  const calls = 'trace=pwrite64,fsync,fdatasync,write,writev';
  const service = await startService({
    environment: { DATABASE_FILE: join(folder, 'traced.sqlite') },
    wrapper: ['strace', '-f', '-y', '-e', calls, '-s', '60', '-o', trace],
  });
  const agent = new Agent();
  const { answer } = await postOrder(agent, service.port, randomOrder(seededRandom(2), 2));
  expect(answer?.status).toBe(303);
  // The traced program is the child of the tracer.
  const traced = Number(
    execFileSync(ensureProgram('pgrep'), ['-P', String(service.pid)])
      .toString()
      .trim()
      .split('\n')[0],
  );
  process.kill(traced, 'SIGTERM');
  await service.terminate();
  const lines = readFileSync(trace, 'utf8').split('\n');
  const answered = lines.findIndex((line) => line.includes('HTTP/1.1 303'));
  const before = lines.slice(0, answered);
  const written = before.findLastIndex((line) => /(pwrite64|write)\(\d+<[^>]*traced\.sqlite-wal>/.test(line));
  const synced = before.findLastIndex((line) => /(fsync|fdatasync)\(\d+<[^>]*traced\.sqlite-wal>/.test(line));
  expect(answered).toBeGreaterThan(0);
  expect(written).toBeGreaterThan(0);
  expect(synced).toBeGreaterThan(written);
});

test('SIGTERM lets every running request finish and ends with 0 within 5 s', { timeout: 120_000 }, async () => {
  const file = join(folder, 'stopped.sqlite');
  const service = await startService({ environment: { DATABASE_FILE: file } });
  const ledger = newLedger();
  const running = Array.from({ length: 20 }, (_, client) => runClient(service.port, ledger, client + 1, () => false));
  await moreHits(ledger, 200, running);
  const { code, milliseconds } = await service.terminate();
  await Promise.all(running);
  expect(code).toBe(0);
  expect(milliseconds).toBeLessThan(5000);
  expect(ledger.hitsAcknowledged).toBeGreaterThan(50);
  expect({ cut: ledger.cut, odd: ledger.odd }).toEqual({ cut: 0, odd: [] });
  // SQLite folds its log into the file when it is closed, and only then.
  expect(existsSync(`${file}-wal`)).toBe(false);
  const storage = await openSqlite(file);
  expect(await compare(storage, ledger)).toEqual({ lost: 0, doubled: 0 });
  await storage.close();
});

test('a start removes nothing yet, since its clock may be wrong, and logs what is missing: a mail server, people of the desk', {
  timeout: 60_000,
}, async () => {
  const file = join(folder, 'kept.sqlite');
  const before = await openSqlite(file);
  const day = 86_400_000;
  const old = await before.placeOrder(exampleOrder({ received_at: Date.now() - 31 * day }), 0);
  await before.close();
  const service = await startService({ environment: { DATABASE_FILE: file } });
  expect(service.readyLine).toContain('waiting in the outbox: SMTP_URL is not set');
  expect(service.readyLine).toContain('closed: nobody may open it; npm run desk -- add <name>');
  expect((await fetch(`${service.address}/supervision/pret`)).status).toBe(200);
  expect((await service.terminate()).code).toBe(0);
  const after = await openSqlite(file);
  expect((await after.listOrders({ limit: 10 })).map(({ reference }) => reference)).toEqual([old.reference]);
  await after.close();
});

test('SIGTERM behind a proxy refuses `pret` first, still accepts orders, and keeps the connections of the proxy’s pool', {
  timeout: 60_000,
}, async () => {
  const environment = { DATABASE_FILE: join(folder, 'proxied.sqlite'), TRUSTED_PROXY: '127.0.0.1' };
  const service = await startService({ environment });
  const question = { method: 'GET', path: '/supervision/pret' };
  const pool = new Agent({ keepAlive: true });
  expect((await send(pool, service.port, question)).answer?.status).toBe(200);
  const ended = service.terminate();
  const agent = new Agent();
  let ready: number | undefined = 200;
  while (ready === 200) ready = (await send(agent, service.port, question)).answer?.status;
  expect(ready).toBe(503);
  const order = await postOrder(agent, service.port, randomOrder(seededRandom(4), 4));
  expect(order.answer?.status).toBe(303);
  const { code, milliseconds } = await ended;
  expect(code).toBe(0);
  // A proxy keeps an idle connection for two seconds, and may send an order on it until then.
  expect(milliseconds).toBeGreaterThan(2000);
  expect(milliseconds).toBeLessThan(5000);
  pool.destroy();
});

test('a start that is refused asks for a backup if it meets damage after a clean stop', {
  timeout: 60_000,
}, async () => {
  const file = join(folder, 'worn.sqlite');
  const storage = await openSqlite(file);
  for (let index = 0; index < 200; index++) await storage.placeOrder(exampleOrder(), 0);
  await storage.close();
  const database = new SqliteDatabase(file);
  const index = database.prepare("select rootpage from sqlite_master where name = 'orders_received'").get();
  database.close();
  const { rootpage } = index as { rootpage: number };
  writeFileSync(file, readFileSync(file).fill(0x5a, (rootpage - 1) * 4096, rootpage * 4096));
  const { code, output } = await failToStart({ DATABASE_FILE: file });
  expect(code).toBe(1);
  expect(output).toMatch(
    /^Le service ne démarre pas : la base .* est endommagée .* restaurez la dernière sauvegarde$/m,
  );
});
