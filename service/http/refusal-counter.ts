import type { Log } from '#service/log.ts';

/** Milliseconds for which refusals with the same status are collected into one line. */
const gathering = 60_000;

/**
 * Logs refused requests (4xx) by status: the first at once, those of the following minute as one line with their
 * number, so that a flood is visible without filling the log.
 */
export function refusalCounter(log: Log): (status: number) => void {
  const gathered = new Map<number, number>();
  return (status) => {
    const count = gathered.get(status);
    gathered.set(status, count === undefined ? 0 : count + 1);
    if (count !== undefined) return;
    log('warn', 'refused', { status, count: 1 });
    const sayTheRest = (): void => {
      const rest = gathered.get(status) ?? 0;
      gathered.delete(status);
      if (rest > 0) log('warn', 'refused', { status, count: rest });
    };
    setTimeout(sayTheRest, gathering).unref();
  };
}
