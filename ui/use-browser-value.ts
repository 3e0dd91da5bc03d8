import { useSyncExternalStore } from 'react';

/**
 * A value that only the browser knows, read at each render. The first render takes `prerendered`, as the static page did,
 * and renders again if the browser's differs.
 */
export function useBrowserValue<Value>(read: () => Value, prerendered: () => Value): Value {
  return useSyncExternalStore(neverChanges, read, prerendered);
}

const neverChanges = () => () => undefined;
