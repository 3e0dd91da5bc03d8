import { expect, test } from 'vitest';
import { temporaryFolder } from '#supervision/temporary-folder.fixture.ts';
import { explore, seedsUpTo } from './explore.ts';
import { plantedFaults } from './planted-faults.ts';
import { prepareSimulations } from './simulate.ts';

/** Milliseconds: half a minute where nothing else runs. */
const patience = 300_000;

const simulate = await prepareSimulations(temporaryFolder());

test('nothing answered is lost or doubled, no mail forgotten, no state goes back', { timeout: patience }, async () => {
  await explore(simulate, seedsUpTo(1000));
});

test('the same seed gives the same steps', async () => {
  for (const seed of seedsUpTo(10)) {
    const { trace } = await simulate(seed);
    expect((await simulate(seed)).trace).toEqual(trace);
  }
});

test.each(Object.entries(plantedFaults))('finds %s', { timeout: patience }, async (_name, { change, seen }) => {
  const withFault = explore(simulate, seedsUpTo(1000), (storage) => ({ ...storage, ...change(storage) }));
  await expect(withFault).rejects.toThrow(seen);
});
