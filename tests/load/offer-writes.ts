import { closeSync, fdatasyncSync, openSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { offer } from './offer.ts';

/** Bytes that an order takes in SQLite's log: some four pages. */
const written = 4 * 4096;

/**
 * How long the disk alone takes to store something: appends to a file of `folder`, each forced to disk, as often as
 * orders are offered. Milliseconds in ascending order.
 */
export async function offerWrites(folder: string, perSecond: number, seconds: number): Promise<readonly number[]> {
  const file = openSync(join(folder, 'writes'), 'w');
  const content = Buffer.alloc(written, 1);
  const waits = await offer(perSecond, seconds, async () => {
    writeSync(file, content);
    fdatasyncSync(file);
    return true;
  });
  closeSync(file);
  return waits;
}
