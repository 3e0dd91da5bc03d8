import { setTimeout as pause } from 'node:timers/promises';

/** Milliseconds before each piece of work: a new connection takes several turns of the event loop to be answered. */
const breath = 50;

/**
 * Runs the work given to it one at a time, in the order it came, with pauses in which other requests are answered. A
 * failure concerns its own caller only.
 */
export function takeTurns(): <Result>(work: () => Promise<Result>) => Promise<Result> {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const result = last.then(() => pause(breath)).then(work);
    last = result.catch(() => {});
    return result;
  };
}
