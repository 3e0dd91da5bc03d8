import type { StatsFs } from 'node:fs';
import type { statfs } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { watchDisk } from './free-disk.ts';

test('detects that less than a gigabyte is free, and logs it each time that begins', async () => {
  const lines: unknown[] = [];
  let freeMegabytes = 1001;
  const measure = (async () => ({ bavail: freeMegabytes, bsize: 1e6 }) as StatsFs) as unknown as typeof statfs;
  const isLow = watchDisk('.', (...line) => lines.push(line), measure);
  expect(await isLow()).toBe(false);
  freeMegabytes = 999;
  expect([await isLow(), await isLow()]).toEqual([true, true]);
  freeMegabytes = 2000;
  expect(await isLow()).toBe(false);
  freeMegabytes = 10;
  expect(await isLow()).toBe(true);
  expect(lines).toEqual([
    ['warn', 'disk-nearly-full', { freeMegabytes: 999 }],
    ['warn', 'disk-nearly-full', { freeMegabytes: 10 }],
  ]);
});
