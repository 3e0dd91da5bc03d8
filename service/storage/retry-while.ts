/** Milliseconds for all tries together: how long a visitor's request may wait for the database. */
const timeout = 1500;
const minPause = 10;
const maxPause = 60;

/**
 * Retries `work` while it fails for a temporary reason, with random pauses so that conflicting transactions don't
 * collide again. Rejects with the last failure when the time is up, or at once for any other reason.
 */
export async function retryWhile<Result>(
  isTransient: (cause: unknown) => boolean,
  work: () => Promise<Result>,
): Promise<Result> {
  const started = performance.now();
  while (true) {
    try {
      return await work();
    } catch (cause) {
      if (!isTransient(cause) || performance.now() - started > timeout) throw cause;
      await pause(minPause + Math.random() * (maxPause - minPause));
    }
  }
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
