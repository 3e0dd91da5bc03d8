import { afterAll, beforeAll, expect, test } from 'vitest';
import { explore, seedsUpTo } from './explore.ts';
import { plantedFaults } from './planted-faults.ts';
import { openSimulator, type Simulator } from './simulate.ts';

/** Milliseconds: half a minute where nothing else runs. */
const patience = 300_000;

let simulator: Simulator;
beforeAll(async () => {
  simulator = await openSimulator();
});
afterAll(() => simulator.close());

test('nothing answered is lost or doubled, no mail forgotten, no state goes back', { timeout: patience }, async () => {
  await explore(simulator, seedsUpTo(1000));
});

test('the same seed gives the same steps', async () => {
  for (const seed of seedsUpTo(10)) {
    const { trace } = await simulator.simulate(seed);
    expect((await simulator.simulate(seed)).trace).toEqual(trace);
  }
});

test.each(Object.entries(plantedFaults))('finds %s', { timeout: patience }, async (_name, { change, seen }) => {
  const withFault = explore(simulator, seedsUpTo(1000), (storage) => ({ ...storage, ...change(storage) }));
  await expect(withFault).rejects.toThrow(seen);
});
