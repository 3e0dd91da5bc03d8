import { execFileSync } from 'node:child_process';
import { Agent } from 'node:http';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { openSqlite } from '#service/storage/sqlite.ts';
import { createPostgres } from '#service/storage/test-postgres.ts';
import { temporaryFolder } from '#service/temporary-folder.fixture.ts';
import { ensureProgram } from '#tools/system-programs.mjs';
import { postOrder, send } from './load.ts';
import { randomOrder, seededRandom } from './payloads.ts';
import { type ServiceProcess, startService } from './service-process.ts';

/** The released program, which serves the site and accepts orders: the site must survive what stops orders. */
const folder = temporaryFolder();
const agent = new Agent({ keepAlive: true });
afterAll(() => {
  agent.destroy();
});

/** Pages, a document, a drawing, a video that is read from disk, a missing page. */
const site = {
  '/': 200,
  '/quote/': 200,
  '/CGV.pdf': 200,
  '/favicon.svg': 200,
  '/demo/calls.webm': 200,
  '/nulle-part/': 404,
};

async function statusOf(service: ServiceProcess, path: string): Promise<number | undefined> {
  return (await send(agent, service.port, { method: 'GET', path })).answer?.status;
}

async function statusesOf(service: ServiceProcess, paths: readonly string[]): Promise<Record<string, unknown>> {
  const statuses = await Promise.all(paths.map(async (path) => [path, await statusOf(service, path)] as const));
  return Object.fromEntries(statuses);
}

async function expectSiteOnly(service: ServiceProcess): Promise<void> {
  const health = { '/supervision/vivant': 200, '/supervision/pret': 503 };
  const expected = { ...site, ...health };
  expect(await statusesOf(service, Object.keys(expected))).toEqual(expected);
}

async function untilReady(service: ServiceProcess): Promise<number> {
  const started = performance.now();
  while ((await statusOf(service, '/supervision/pret')) !== 200) expect(performance.now() - started).toBeLessThan(5000);
  return performance.now() - started;
}

describe('the site stays served', () => {
  test('while PostgreSQL is stopped, and the same process accepts orders again when it returns', {
    timeout: 120_000,
  }, async () => {
    const database = await createPostgres();
    const service = await startService({ environment: { DATABASE_URL: database.url } });
    const order = randomOrder(seededRandom(50), 50);
    expect(await statusesOf(service, Object.keys(site))).toEqual(site);
    await database.stop('SIGINT');
    expect((await postOrder(agent, service.port, order)).answer?.status).toBe(503);
    await expectSiteOnly(service);
    await database.start();
    await untilReady(service);
    expect((await postOrder(agent, service.port, order)).answer?.status).toBe(303);
    expect((await service.terminate()).code).toBe(0);
    await database.remove();
  });

  test('while SQLite’s disk is full, and the same process accepts orders again when it isn’t', {
    timeout: 120_000,
  }, async () => {
    const file = join(folder, 'full.sqlite');
    // A limit on file sizes is a full disk that can be emptied again.
    const service = await startService({
      environment: { DATABASE_FILE: file },
      wrapper: ['prlimit', '--fsize=1000000:unlimited'],
    });
    const random = seededRandom(51);
    const post = async (number: number): Promise<number | undefined> =>
      (await postOrder(agent, service.port, randomOrder(random, number))).answer?.status;
    let accepted = 0;
    let last = await post(0);
    for (; last === 303 && accepted < 1000; last = await post(accepted)) accepted += 1;
    expect(last).toBe(503);
    await expectSiteOnly(service);
    execFileSync(ensureProgram('prlimit'), ['--fsize=unlimited:unlimited', '--pid', String(service.pid)]);
    await untilReady(service);
    expect(await post(1001)).toBe(303);
    expect((await service.terminate()).code).toBe(0);
    const storage = await openSqlite(file);
    expect(await storage.listOrders({ limit: 2000 })).toHaveLength(accepted + 1);
    await storage.close();
  });
});
