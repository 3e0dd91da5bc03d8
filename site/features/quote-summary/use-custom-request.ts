import { useMemo, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { type CustomRequest, readCustomRequest } from './read-custom-request.ts';

const neverChanges = () => () => undefined;

/**
 * The custom request that the quote page handed over with the navigation, kept by the browser's history over a reload.
 * The static page knows no history: it and the first render over it show no request.
 */
export function useCustomRequest(): CustomRequest | undefined {
  const { state } = useLocation();
  const inBrowser = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
  return useMemo(() => (inBrowser ? readCustomRequest(state) : undefined), [inBrowser, state]);
}
