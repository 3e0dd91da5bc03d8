import { execFileSync } from 'node:child_process';
import { Agent } from 'node:http';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { randomOrder, seededRandom } from '#service/payloads.fixture.ts';
import { openSqlite } from '#service/storage/engines/sqlite.ts';
import { temporaryFolder } from '#service/temporary-folder.fixture.ts';
import { ensureProgram } from '#tests/setup/system-programs.mjs';
import { startService } from '#tests/shared/released-service.ts';
import { postOrder } from './load.ts';

const folder = temporaryFolder();

/** Pages, a document, a drawing, a video that is read from disk, a missing page. */
const site = {
  '/': 200,
  '/quote/': 200,
  '/CGV.pdf': 200,
  '/favicon.svg': 200,
  '/demo/calls.webm': 200,
  '/nulle-part/': 404,
};

test('the site stays served while SQLite’s disk is full, and the same process accepts orders again when it isn’t', {
  timeout: 120_000,
}, async () => {
  const file = join(folder, 'full.sqlite');
  // A limit on file sizes is a full disk that can be emptied again.
  const service = await startService({
    environment: { DATABASE_FILE: file },
    wrapper: ['prlimit', '--fsize=1000000:unlimited'],
  });
  const statusOf = async (path: string): Promise<number> => (await fetch(service.address + path)).status;
  const [agent, random] = [new Agent({ keepAlive: true }), seededRandom(51)];
  const post = async (number: number): Promise<number | undefined> =>
    (await postOrder(agent, service.port, randomOrder(random, number))).answer?.status;
  let accepted = 0;
  let last = await post(0);
  for (; last === 303 && accepted < 1000; last = await post(accepted)) accepted += 1;
  expect(last).toBe(503);
  for (const [path, status] of Object.entries({ ...site, '/supervision/vivant': 200, '/supervision/pret': 503 }))
    expect(await statusOf(path), path).toBe(status);
  execFileSync(ensureProgram('prlimit'), ['--fsize=unlimited:unlimited', '--pid', String(service.pid)]);
  await expect.poll(() => statusOf('/supervision/pret'), { timeout: 5000 }).toBe(200);
  expect(await post(1001)).toBe(303);
  agent.destroy();
  expect((await service.stop()).code).toBe(0);
  const storage = await openSqlite(file);
  expect(await storage.listOrders({ limit: 2000 })).toHaveLength(accepted + 1);
  await storage.close();
});
