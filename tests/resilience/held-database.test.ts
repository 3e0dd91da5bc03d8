import { Agent } from 'node:http';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '#service/temporary-folder.fixture.ts';
import { after, askBoth, holdDatabase } from './held-database.ts';
import { postOrder } from './load.ts';
import { randomOrder, seededRandom } from './payloads.ts';
import { startService } from './service-process.ts';

const folder = temporaryFolder();

test('while another program holds the SQLite file, writes are answered 503 and nothing else waits for it', {
  timeout: 60_000,
}, async () => {
  const file = join(folder, 'held.sqlite');
  const service = await startService({ environment: { DATABASE_FILE: file } });
  const before = await askBoth(after(1000), service.port);
  const { writes, ...meanwhile } = await holdDatabase(file, service.port, 2000);
  expect(Object.keys(writes)).toEqual(['503']);
  // What waits for the lock waits a second and more. The soak asserts the longest wait, beside nothing else.
  for (const page of ['home', 'alive'] as const)
    expect(middle(meanwhile[page]), page).toBeLessThan(Math.max(300, 3 * middle(before[page])));
  const agent = new Agent();
  const order = randomOrder(seededRandom(99), 99);
  expect((await postOrder(agent, service.port, order)).answer?.status).toBe(303);
  agent.destroy();
  await service.terminate();
});

function middle(waits: readonly number[]): number {
  return waits.toSorted((a, b) => a - b)[Math.floor(waits.length / 2)] ?? Number.POSITIVE_INFINITY;
}
