import { useSyncExternalStore } from 'react';

/** A value that only the browser knows. The first render takes `prerendered`, and renders again if they differ. */
export function useBrowserValue<Value>(read: () => Value, prerendered: () => Value): Value {
  return useSyncExternalStore(neverChanges, read, prerendered);
}

const neverChanges = () => () => undefined;
