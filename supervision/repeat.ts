/** Work done again and again in the background, one at a time. */
export interface Repetition {
  /** Does it now, or again at once where it is under way. */
  readonly wake: () => void;
  /** Waits for what is under way and does it no more. */
  readonly close: () => Promise<void>;
}

interface Rhythm {
  /** Milliseconds between an end and the next beginning. */
  readonly interval: number;
  /** Milliseconds before the first time; at once where it isn't given. */
  readonly firstDelay?: number;
}

/** Does `work` again and again. `work` handles its own failures. */
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
    // The program may end although this waits.
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
