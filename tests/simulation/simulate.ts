import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sepaCode } from '#service/order-pages/sepa-code.ts';
import { openSqlite } from '#service/storage/sqlite.ts';
import type { Storage } from '#service/storage/storage.ts';
import { comparePages } from './compare-pages.ts';
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
  /** The kinds of entries that the journals have in the end. */
  readonly kinds: ReadonlySet<string>;
}

export interface Conditions {
  /** Changes the behaviour of each copy’s storage. */
  readonly change?: (storage: Storage) => Storage;
  /** Nothing fails, and more visitors come. */
  readonly peaceful?: boolean;
}

/** In one of so many seeds the pages are drawn and compared: that adds a third to its time (407 ms instead of 305, measured). */
const drawnSeeds = 4;

/** Runs one simulation. */
export type Simulate = (seed: number, conditions?: Conditions) => Promise<Run>;

/** Prepares simulations, each with a new database in this folder. */
export async function prepareSimulations(folder: string): Promise<Simulate> {
  // Loads what the first page would load, at a time that no seed decides.
  await sepaCode('BCD');
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
    const isOver = () =>
      world.violation !== undefined || (visited && world.books.unsent === 0 && world.books.undocumented === 0);
    try {
      await schedule.run(isOver, (step) => {
        world.calm = step >= wildSteps;
        world.maybeCrash();
      });
      if (seed % drawnSeeds === 0) await comparePagesOf(world);
    } catch (cause) {
      world.fail(cause instanceof Error ? cause.message : String(cause));
    } finally {
      world.close();
    }
    return { seed, violation: world.violation, trace: schedule.trace, kinds: world.books.kinds };
  });
}

/** Compares the pages while nothing fails any more. */
async function comparePagesOf(world: World): Promise<void> {
  world.calm = true;
  let compared = false;
  const pages = comparePages(world).then(() => {
    compared = true;
  });
  await world.schedule.run(
    () => compared,
    () => {},
  );
  await pages;
}
