import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { Agent } from 'node:http';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { randomOrder, seededRandom } from '#service/payloads.fixture.ts';
import { openSqlite } from '#service/storage/engines/sqlite.ts';
import { temporaryFolder } from '#service/temporary-folder.fixture.ts';
import { ensureProgram } from '#tests/setup/system-programs.mjs';
import { startService } from '#tests/shared/released-service.ts';
import { compare, killServiceUnderLoad } from './kill-under-load.ts';
import { postOrder, startClients } from './load.ts';

const folder = temporaryFolder();

test('kill -9: loses and duplicates nothing that was acknowledged', { timeout: 240_000 }, async () => {
  const file = join(folder, 'killed.sqlite');
  const figures = await killServiceUnderLoad(4, { DATABASE_FILE: file }, () => openSqlite(file));
  expect(figures.acknowledged.hits).toBeGreaterThan(100);
  expect(figures.acknowledged.orders).toBeGreaterThan(5);
  expect(figures).toMatchObject({ lost: 0, doubled: 0 });
});

test('kill -9: leaves one order if the same one is posted before and after, whatever the order of its keys, and files of its own user', {
  timeout: 120_000,
}, async () => {
  const file = join(folder, 'new', 'twice.sqlite');
  const environment = { DATABASE_FILE: file };
  const order = randomOrder(seededRandom(1), 1);
  const reversed = { price: order.price, articles: order.articles, client: order.client };
  const paths = new Set<unknown>();
  for (let round = 0; round < 2; round++) {
    const service = await startService({ environment });
    const modes = [join(folder, 'new'), file, `${file}-wal`].map((path) => (statSync(path).mode & 0o777).toString(8));
    expect(modes, 'what its own user alone can read').toEqual(['700', '600', '600']);
    const agent = new Agent({ keepAlive: true });
    const posts = Array.from({ length: 50 }, (_, index) =>
      postOrder(agent, service.port, index % 2 ? order : reversed),
    );
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
  await service.stop();
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
  const { ledger, moreHits, stop } = startClients(service.port, 20);
  await moreHits(200);
  const { code, milliseconds } = await service.stop();
  await stop();
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

test('a start logs what is missing: a mail server, people of the desk', { timeout: 60_000 }, async () => {
  const service = await startService({ environment: { DATABASE_FILE: join(folder, 'new.sqlite') } });
  expect(service.line).toContain('waiting in the outbox: SMTP_URL is not set');
  expect(service.line).toContain('closed: nobody may open it; npm run desk -- add <name>');
  expect((await service.stop()).code).toBe(0);
});
