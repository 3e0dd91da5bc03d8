import { statfs } from 'node:fs/promises';
import type { Log } from '#service/log.ts';

/** Free bytes below which quotes are counted, not stored. */
const floor = 1e9;

/** Returns a function that tells whether the disk of a folder is nearly full; logs each time that begins. */
export function watchDisk(folder: string, log: Log, measure: typeof statfs = statfs): () => Promise<boolean> {
  let wasLow = false;
  return async () => {
    const { bavail, bsize } = await measure(folder);
    const free = bavail * bsize;
    const isLow = free < floor;
    if (isLow && !wasLow) log('warn', 'disk-nearly-full', { freeMegabytes: Math.floor(free / 1e6) });
    wasLow = isLow;
    return isLow;
  };
}
