import { Agent } from 'node:http';
import SqliteDatabase from 'better-sqlite3';
import { askUntil } from './ask-until.ts';
import { postOrder, send } from './load.ts';
import { randomOrder, seededRandom } from './payloads.ts';

/** Milliseconds of each answer. */
export interface Waits {
  readonly home: readonly number[];
  readonly alive: readonly number[];
}

/** Clients of each kind that write at the same time. */
const writers = 5;

/** Asks a service for its home page and whether it is alive, until `isOver`. */
export async function askBoth(isOver: () => boolean, port: number): Promise<Waits> {
  const [home, alive] = await Promise.all([askUntil(isOver, port, '/'), askUntil(isOver, port)]);
  return { home, alive };
}

/** A function that returns true once so many milliseconds have passed. */
export function after(milliseconds: number): () => boolean {
  const began = performance.now();
  return () => performance.now() - began > milliseconds;
}

/**
 * Holds a service's SQLite file for so many milliseconds, as another program does, while visitors order, are counted and
 * look at pages, and until the last of them is answered. Returns how long those waited, and how often each status
 * answered the `writes`.
 */
export async function holdDatabase(file: string, port: number, milliseconds: number) {
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
