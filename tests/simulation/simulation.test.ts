import { expect, test } from 'vitest';
import type { Storage } from '#service/storage/storage.ts';
import { temporaryFolder } from '#service/temporary-folder.fixture.ts';
import { explore, seedsUpTo } from './explore.ts';
import { plantedFaults } from './planted-faults.ts';
import { prepareSimulations } from './simulate.ts';

/** Milliseconds: a minute or two if nothing else runs. */
const timeout = 600_000;

const simulate = await prepareSimulations(temporaryFolder());

test(
  'nothing acknowledged is lost or duplicated, no mail forgotten',
  { timeout },
  async () => await explore(simulate, seedsUpTo(300)),
);

test(
  'nothing is refused if only the two copies conflict with each other',
  { timeout },
  async () => await explore(simulate, seedsUpTo(50), { peaceful: true }),
);

test('the same seed leads to the same steps', { timeout }, async () => {
  for (const seed of seedsUpTo(10)) {
    const { trace } = await simulate(seed);
    expect((await simulate(seed)).trace).toEqual(trace);
  }
});

test.each(Object.entries(plantedFaults))('finds %s', { timeout }, async (_name, { change, seen }) => {
  const conditions = { change: (storage: Storage) => ({ ...storage, ...change(storage) }) };
  const withFault = explore(simulate, seedsUpTo(1000), conditions);
  await expect(withFault).rejects.toThrow(seen);
});
