import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '#service/temporary-folder.fixture.ts';
import { askBoth, holdDatabase, type Waits } from '#tests/resilience/held-database.ts';
import { startService } from '#tests/resilience/service-process.ts';
import { printFigures } from './print-figures.ts';

const folder = temporaryFolder();

test('while another program holds the SQLite file for 8 s, site and vivant answer within 300 ms, or the machine’s own', async () => {
  const [file, otherFile] = [join(folder, 'held.sqlite'), join(folder, 'idle.sqlite')];
  const service = await startService({ environment: { DATABASE_FILE: file } });
  const idle = await startService({ environment: { DATABASE_FILE: otherFile } });
  let isOver = false;
  // What the machine itself makes everybody wait.
  const beside = askBoth(() => isOver, idle.port);
  const { writes, ...held } = await holdDatabase(file, service.port, 8000);
  isOver = true;
  const idleWaits = await beside;
  await Promise.all([service.terminate(), idle.terminate()]);
  printFigures('a held SQLite file', { writes, held: describe(held), idle: describe(idleWaits) });
  expect(Object.keys(writes)).toEqual(['503']);
  for (const page of ['home', 'alive'] as const)
    expect(longest(held[page]), page).toBeLessThan(Math.max(300, 3 * longest(idleWaits[page])));
});

const longest = (waits: readonly number[]): number => Math.max(...waits);

function describe(waits: Waits) {
  return (['home', 'alive'] as const).map((page) => {
    const all = waits[page];
    const middle = all.toSorted((a, b) => a - b)[Math.floor(all.length / 2)];
    const above300 = all.filter((wait) => wait > 300).length;
    return { page, answers: all.length, middle, longest: longest(all), above300 };
  });
}
