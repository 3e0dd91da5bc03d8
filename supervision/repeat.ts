/** Work done again and again in the background, one at a time. */
export interface Repetition {
  /** Does it now, or again at once where it is under way. */
  readonly wake: () => void;
  /** Waits for what is under way and does it no more. */
  readonly close: () => Promise<void>;
}

/** Does `work` at once, then `interval` milliseconds after each end. `work` handles its own failures. */
export function repeat(work: () => Promise<void>, interval: number): Repetition {
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
    if (closed) return;
    timer = setTimeout(wake, interval);
    // The program may end although this waits.
    timer.unref();
  };
  const wake = (): void => {
    if (closed) return;
    clearTimeout(timer);
    if (running === undefined) running = run();
    else again = true;
  };
  wake();
  return {
    wake,
    close: async () => {
      closed = true;
      clearTimeout(timer);
      await running;
    },
  };
}
