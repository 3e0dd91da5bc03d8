import { expect, test } from 'vitest';
import { temporaryFolder } from '#service/temporary-folder.fixture.ts';
import { explore, seedsUpTo } from '#tests/simulation/explore.ts';
import { prepareSimulations } from '#tests/simulation/simulate.ts';
import { printFigures } from './print-figures.ts';

const simulate = await prepareSimulations(temporaryFolder());

test('ten thousand schedules of two copies: nothing lost, duplicated, forgotten or undone', async () => {
  const figures = await explore(simulate, seedsUpTo(Number(process.env.SIMULATION_SEEDS ?? 10_000)));
  printFigures('simulation', { ...figures });
  expect(figures.crashes).toBeGreaterThan(0);
});
