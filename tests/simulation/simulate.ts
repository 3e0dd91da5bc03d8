import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openSqlite } from '#service/storage/engines/sqlite.ts';
import type { Storage } from '#service/storage/storage.ts';
import { Schedule } from './schedule.ts';
import { withSeededGlobals } from './seeded-globals.ts';
import { visit } from './visitors.ts';
import { World } from './world.ts';

/** Steps in which things go wrong; afterwards everything must finish. */
const wildSteps = 300;

interface Run {
  readonly seed: number;
  /** What must never happen and did. */
  readonly violation: string | undefined;
  readonly trace: readonly string[];
}

export interface Conditions {
  /** Changes the behaviour of each copy’s storage. */
  readonly change?: (storage: Storage) => Storage;
  /** Nothing fails, and more visitors come. */
  readonly peaceful?: boolean;
}

/** Runs one simulation. */
export type Simulate = (seed: number, conditions?: Conditions) => Promise<Run>;

/** Prepares simulations, each with a new database in this folder. */
export async function prepareSimulations(folder: string): Promise<Simulate> {
  const path = join(folder, 'empty.sqlite');
  await (await openSqlite(path)).close();
  const empty = readFileSync(path);
  return async (seed, conditions = {}) => {
    const own = join(folder, `${seed}.sqlite`);
    writeFileSync(own, empty);
    try {
      return await runOnce(seed, own, conditions);
    } finally {
      for (const file of [own, `${own}-wal`, `${own}-shm`]) rmSync(file, { force: true });
    }
  };
}

function runOnce(
  seed: number,
  path: string,
  { change = (storage) => storage, peaceful = false }: Conditions,
): Promise<Run> {
  const schedule = new Schedule(seed);
  return withSeededGlobals(schedule, async () => {
    const world = new World(schedule, path, change, peaceful);
    let visited = false;
    const visitors = peaceful ? 4 : schedule.pick(1, 2);
    const visits = Array.from({ length: visitors }, (_, number) => visit(world, number));
    Promise.all(visits).then(
      () => {
        visited = true;
      },
      (cause: unknown) => world.fail(String(cause)),
    );
    const isOver = () => world.violation !== undefined || (visited && world.books.unsent === 0);
    try {
      await schedule.run(isOver, (step) => {
        world.calm = step >= wildSteps;
        world.maybeCrash();
      });
    } catch (cause) {
      world.fail(cause instanceof Error ? cause.message : String(cause));
    } finally {
      world.close();
    }
    return { seed, violation: world.violation, trace: schedule.trace };
  });
}
