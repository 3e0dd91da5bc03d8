import { errorFields, type Log } from '#service/log.ts';

/** A background task that repeats, one run at a time. */
export interface Repetition {
  /** Runs the task now, or again at once if it is running. */
  readonly wake: () => void;
  /** Aborts the signal of the current run, waits for it and starts no other. */
  readonly close: () => Promise<void>;
}

interface RepeatOptions {
  /** Milliseconds between the end of a run and the next one; a function is called when the run ends. */
  readonly interval: number | (() => number);
  /** Milliseconds before the first run; none if absent. */
  readonly firstDelay?: number;
  readonly log: Log;
  /** The event that is logged when a run fails; the next run comes as usual. */
  readonly failure: string;
}

/** Repeats `work`, whose signal is aborted when the task is closed. */
export function repeat(
  work: (stopping: AbortSignal) => Promise<unknown>,
  { interval, firstDelay = 0, log, failure }: RepeatOptions,
): Repetition {
  const stopping = new AbortController();
  let again = false;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  const run = async (): Promise<void> => {
    do {
      again = false;
      try {
        await work(stopping.signal);
      } catch (cause) {
        log('error', failure, errorFields(cause));
      }
    } while (again && !stopping.signal.aborted);
    running = undefined;
    if (!stopping.signal.aborted) wakeIn(typeof interval === 'number' ? interval : interval());
  };
  const wakeIn = (delay: number): void => {
    timer = setTimeout(wake, delay);
    // The process may exit although this timer is pending.
    timer.unref();
  };
  const wake = (): void => {
    if (stopping.signal.aborted) return;
    clearTimeout(timer);
    if (running === undefined) running = run();
    else again = true;
  };
  if (firstDelay === 0) wake();
  else wakeIn(firstDelay);
  return {
    wake,
    close: async () => {
      stopping.abort();
      clearTimeout(timer);
      await running;
    },
  };
}

/** The result of a run's work; rejects if it takes longer than `grace` (milliseconds) after the program began to stop. */
export async function endWithin<Result>(
  grace: number,
  work: Promise<Result>,
  stopping: AbortSignal | undefined,
): Promise<Result> {
  const isDone = new AbortController();
  const late = new Promise<never>((_resolve, reject) => {
    const stop = () => reject(Object.assign(new Error('the program stops'), { code: 'ESTOPPED' }));
    const limit = () => setTimeout(stop, grace);
    if (stopping?.aborted) limit();
    else stopping?.addEventListener('abort', limit, { signal: isDone.signal });
  });
  return await Promise.race([work, late]).finally(() => isDone.abort());
}
