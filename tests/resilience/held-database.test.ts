import { Agent } from 'node:http';
import { join } from 'node:path';
import SqliteDatabase from 'better-sqlite3';
import { expect, test } from 'vitest';
import { temporaryFolder } from '#service/temporary-folder.fixture.ts';
import { askUntil } from './ask-until.ts';
import { postOrder, send } from './load.ts';
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
  // What waits for the lock waits a second and more.
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

/** Milliseconds of each answer. */
interface Waits {
  readonly home: readonly number[];
  readonly alive: readonly number[];
}

/** Clients of each kind that write at the same time. */
const writers = 5;

/** Asks a service for its home page and whether it is alive, until `isOver`. */
async function askBoth(isOver: () => boolean, port: number): Promise<Waits> {
  const [home, alive] = await Promise.all([askUntil(isOver, port, '/'), askUntil(isOver, port)]);
  return { home, alive };
}

/** A function that returns true once so many milliseconds have passed. */
function after(milliseconds: number): () => boolean {
  const began = performance.now();
  return () => performance.now() - began > milliseconds;
}

/**
 * Holds a service's SQLite file for so many milliseconds, as another program does, while visitors order, are counted and
 * look at pages, and until the last of them is answered. Returns how long those waited, and how often each status
 * answered the `writes`.
 */
async function holdDatabase(file: string, port: number, milliseconds: number) {
  const other = new SqliteDatabase(file);
  other.exec('begin immediate');
  const agent = new Agent({ keepAlive: true });
  const isOver = after(milliseconds);
  const writes: Record<number, number> = {};
  const write = async (client: number): Promise<void> => {
    const random = seededRandom(client);
    for (let turn = 0; !isOver(); turn++) {
      const answers = await Promise.all([
        postOrder(agent, port, randomOrder(random, client * 1000 + turn)),
        send(agent, port, { method: 'GET', path: '/supervision/statistiques?type=visite' }),
      ]);
      for (const { answer } of answers) writes[answer?.status ?? 0] = (writes[answer?.status ?? 0] ?? 0) + 1;
    }
  };
  const [waits] = await Promise.all([
    askBoth(isOver, port),
    ...Array.from({ length: writers }, (_, client) => write(client)),
  ]);
  agent.destroy();
  other.close();
  return { writes, ...waits };
}
