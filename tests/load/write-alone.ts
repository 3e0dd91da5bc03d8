import { closeSync, fdatasyncSync, openSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { ordersPerTransaction } from '#service/storage/create-storage.ts';
import { GroupCommit } from '#service/storage/group-commit.ts';

/** Bytes that an order takes in SQLite's log: some four pages. */
const bytesOfOrder = 4 * 4096;

/**
 * What the disk alone can do for some clients that each have an order stored, then the next one, grouped as the service
 * groups them. Each group is written over the last one, as in SQLite's log, and forced to disk, which takes `slowness`
 * milliseconds more than it does. Returns the milliseconds that each order waited.
 */
export async function writeAlone(
  folder: string,
  clients: number,
  seconds: number,
  slowness: number,
): Promise<readonly number[]> {
  const file = openSync(join(folder, 'writes'), 'w');
  const content = Buffer.alloc(ordersPerTransaction * bytesOfOrder, 1);
  const group = new GroupCommit<undefined, void>({
    maxBatchSize: ordersPerTransaction,
    isRowError: () => false,
    commit: async (items) => {
      writeSync(file, content, 0, items.length * bytesOfOrder, 0);
      fdatasyncSync(file);
      sleep(slowness);
      return [];
    },
  });
  const waits: number[] = [];
  const end = performance.now() + seconds * 1000;
  const store = async (): Promise<void> => {
    for (let begun = performance.now(); begun < end; begun = performance.now()) {
      await group.add(undefined);
      waits.push(performance.now() - begun);
    }
  };
  await Promise.all(Array.from({ length: clients }, store));
  closeSync(file);
  return waits;
}

/** Holds up the program, which has nothing else to do meanwhile. */
function sleep(milliseconds: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds);
}
