/** Runs the work given to it one at a time, in the order it came. A failure concerns its own caller only. */
export function takeTurns(): <Result>(work: () => Promise<Result>) => Promise<Result> {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const result = last.then(letOthersRun).then(work);
    last = result.catch(() => {});
    return result;
  };
}

/** One turn of the event loop, in which other requests are answered. */
function letOthersRun(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}
