import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openSqlite } from '#supervision/storage/sqlite.ts';
import type { Storage } from '#supervision/storage/storage.ts';
import { Schedule } from './schedule.ts';
import { withSeededGlobals } from './seeded-globals.ts';
import { visit } from './visitors.ts';
import { World } from './world.ts';

/** Steps in which things go wrong; afterwards all must come to its end. */
const wildSteps = 300;

interface Run {
  readonly seed: number;
  /** What must never happen and did. */
  readonly violation: string | undefined;
  readonly trace: readonly string[];
}

/** Runs one simulation; `change` gives the storage of each copy another behaviour. */
export type Simulate = (seed: number, change?: (storage: Storage) => Storage) => Promise<Run>;

/** Prepares simulations, each with a new database in this folder. */
export async function prepareSimulations(folder: string): Promise<Simulate> {
  const path = join(folder, 'empty.sqlite');
  await (await openSqlite(path)).close();
  const empty = readFileSync(path);
  return async (seed, change = (storage) => storage) => {
    const own = join(folder, `${seed}.sqlite`);
    writeFileSync(own, empty);
    try {
      return await runOnce(seed, own, change);
    } finally {
      for (const file of [own, `${own}-wal`, `${own}-shm`]) rmSync(file, { force: true });
    }
  };
}

function runOnce(seed: number, path: string, change: (storage: Storage) => Storage): Promise<Run> {
  const schedule = new Schedule(seed);
  return withSeededGlobals(schedule, async () => {
    const world = new World(schedule, path, change);
    let visited = false;
    const visits = Array.from({ length: schedule.pick(1, 2) }, (_, number) => visit(world, number));
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
