import type { Conditions, Simulate } from './simulate.ts';

/** Number of last steps shown for a failure; all of them if one seed was requested. */
const shownSteps = 40;

/** Seeds from 1 on, or only the one of SIMULATION_SEED. */
export function seedsUpTo(count: number): number[] {
  const wanted = process.env.SIMULATION_SEED;
  return wanted === undefined ? Array.from({ length: count }, (_, index) => index + 1) : [Number(wanted)];
}

/**
 * Runs each seed; returns what happened in all runs together. Throws at the first thing that must never happen, with its last steps and the command to repeat it.
 */
export async function explore(simulate: Simulate, seeds: readonly number[], conditions: Conditions = {}) {
  const figures = { runs: 0, steps: 0, crashes: 0, answers: 0, unavailable: 0, mails: 0 };
  for (const seed of seeds) {
    const { trace, violation } = await simulate(seed, conditions);
    if (violation !== undefined) {
      const shown = seeds.length === 1 ? trace : trace.slice(-shownSteps);
      const command = `SIMULATION_SEED=${seed} npx vitest run tests/simulation -t nothing`;
      throw new Error(`${violation}\n\nEvery step: ${command}\n\n${shown.join('\n')}`);
    }
    const count = (pattern: RegExp): number => trace.filter((line) => pattern.test(line)).length;
    figures.runs += 1;
    figures.steps += trace.length;
    // Two copies start first.
    figures.crashes += count(/ starts$/) - 2;
    figures.answers += count(/ is answered$/);
    figures.unavailable += count(/ logs storage-unavailable$/);
    figures.mails += count(/ handed over /);
  }
  return figures;
}
