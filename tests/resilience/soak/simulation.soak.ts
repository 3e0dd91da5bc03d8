import { expect, test } from 'vitest';
import { explore, seedsUpTo } from '#tests/simulation/explore.ts';
import { openSimulator } from '#tests/simulation/simulate.ts';
import { printFigures } from './print-figures.ts';

test('ten thousand schedules of two copies: nothing lost, doubled, forgotten or taken back', async () => {
  const simulator = await openSimulator();
  try {
    const figures = await explore(simulator, seedsUpTo(Number(process.env.SIMULATION_SEEDS ?? 10_000)));
    printFigures('simulation', { ...figures });
    expect(figures.crashes).toBeGreaterThan(figures.runs);
  } finally {
    simulator.close();
  }
});
