/** The result of `use`, which reads or writes the browser's storage; `undefined` if the browser refuses it or has none left. */
export function tryStorage<Result>(use: () => Result): Result | undefined {
  try {
    return use();
  } catch {
    return undefined;
  }
}

/** What was stored for this tab under a key, or nothing readable. Anybody may have written it. */
export function readSession(key: string): unknown {
  return tryStorage(() => JSON.parse(sessionStorage.getItem(key) ?? 'null'));
}

/** Stores what was typed, until the tab is closed. */
export function writeSession(key: string, value: object): void {
  tryStorage(() => sessionStorage.setItem(key, JSON.stringify(value)));
}
