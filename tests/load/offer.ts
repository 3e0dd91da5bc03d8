import { seededRandom } from '#tests/resilience/payloads.ts';

/**
 * Calls `act` as visitors would, at random instants, `perSecond` times a second on average, whether earlier calls have
 * finished or not. Returns the milliseconds from the instant each was due to its end, in ascending order, without those
 * that failed (`false`).
 */
export async function offer(
  perSecond: number,
  seconds: number,
  act: (number: number) => Promise<boolean>,
): Promise<readonly number[]> {
  const random = seededRandom(1);
  const waits: number[] = [];
  const acts: Promise<void>[] = [];
  const started = performance.now();
  let due = 0;
  for (let number = 0; due < seconds * 1000; number++) {
    const moment = started + due;
    await new Promise((resolve) => setTimeout(resolve, Math.max(0, moment - performance.now())));
    acts.push(act(number).then((done) => void (done && waits.push(performance.now() - moment))));
    due += (-Math.log(1 - random()) / perSecond) * 1000;
  }
  await Promise.all(acts);
  return waits.sort((a, b) => a - b);
}
