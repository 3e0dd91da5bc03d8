import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';
import type { Life, Schedule } from './schedule.ts';

/**
 * Runs `work` with timers, time and random numbers that all come from a schedule. The global functions are replaced, so
 * that the service needs no other way to reach them.
 */
export async function withSeededGlobals<Result>(schedule: Schedule, work: () => Promise<Result>): Promise<Result> {
  const bytes = (size: number) => Buffer.from(Array.from({ length: size }, () => schedule.pick(0, 255)));
  const startTimer = (callback: (value?: unknown) => void, delay?: number) =>
    Object.assign(schedule.startTimer(callback, delay), { unref: () => {} });
  const stopTimer = (timer: Life | undefined): void => {
    if (timer !== undefined) timer.alive = false;
  };
  const restore = [
    replace(globalThis, { setTimeout: startTimer, clearTimeout: stopTimer }),
    replace(globalThis, { setImmediate: (callback: () => void) => startTimer(callback) }),
    replace(performance, { now: () => schedule.now }),
    replace(Math, { random: schedule.random }),
    replace(crypto, { randomBytes: bytes, randomInt: (limit: number) => schedule.pick(0, limit - 1) }),
  ];
  syncBuiltinESMExports();
  try {
    return await work();
  } finally {
    for (const putBack of restore) putBack();
    syncBuiltinESMExports();
  }
}

/** Replaces the values of some properties; returns a function that restores them. */
function replace(target: object, values: Readonly<Record<string, unknown>>): () => void {
  const own = Object.keys(values).map((name) => [name, Object.getOwnPropertyDescriptor(target, name)] as const);
  for (const [name, value] of Object.entries(values))
    Object.defineProperty(target, name, { value, configurable: true, writable: true });
  return () => {
    for (const [name, descriptor] of own) {
      if (descriptor === undefined) Reflect.deleteProperty(target, name);
      else Object.defineProperty(target, name, descriptor);
    }
  };
}
