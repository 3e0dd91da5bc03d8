/** A background task that repeats, one run at a time. */
export interface Repetition {
  /** Runs the task now, or again at once if it is running. */
  readonly wake: () => void;
  /** Waits for the current run and starts no other. */
  readonly close: () => Promise<void>;
}

interface Rhythm {
  /** Milliseconds between the end of a run and the next one. */
  readonly interval: number;
  /** Milliseconds before the first run; none if absent. */
  readonly firstDelay?: number;
}

/** Repeats `work`, which must handle its own failures. */
export function repeat(work: () => Promise<void>, { interval, firstDelay = 0 }: Rhythm): Repetition {
  let closed = false;
  let again = false;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  const run = async (): Promise<void> => {
    do {
      again = false;
      await work();
    } while (again && !closed);
    running = undefined;
    if (!closed) wakeIn(interval);
  };
  const wakeIn = (delay: number): void => {
    timer = setTimeout(wake, delay);
    // The process may exit although this timer is pending.
    timer.unref();
  };
  const wake = (): void => {
    if (closed) return;
    clearTimeout(timer);
    if (running === undefined) running = run();
    else again = true;
  };
  if (firstDelay === 0) wake();
  else wakeIn(firstDelay);
  return {
    wake,
    close: async () => {
      closed = true;
      clearTimeout(timer);
      await running;
    },
  };
}
