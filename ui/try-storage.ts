/** The result of `use`, which reads or writes the browser's storage; `undefined` if the browser refuses it or has none left. */
export function tryStorage<Result>(use: () => Result): Result | undefined {
  try {
    return use();
  } catch {
    return undefined;
  }
}
