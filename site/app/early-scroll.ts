import { readKeptState } from './kept-address.ts';

/** Where the router's `ScrollRestoration` keeps the place of each entry of the history, by its key. */
const positionsKey = 'react-router-scroll-positions';

/** On a reload or on the way back, shows the place where the visitor was at the first paint, not when the app comes. */
export function scrollToKeptPlace(): void {
  const { pathname, search, hash } = location;
  const state = readKeptState(pathname + search + hash) as { readonly key?: string } | null | undefined;
  if (state?.key === undefined) return;
  try {
    const positions = JSON.parse(sessionStorage.getItem(positionsKey) ?? '{}') as Record<string, number>;
    const top = positions[state.key];
    if (top !== undefined) scrollTo(0, top);
  } catch {
    // A place that can't be read is no place: the page begins at its top.
  }
}
