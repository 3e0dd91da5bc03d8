import { toHashPath } from '#site/navigation/hash-path.ts';
import { readKeptState } from './kept-address.ts';
import { positionsKey } from './kept-place.ts';

/**
 * On a reload or on the way back, shows the place where the visitor was at the first paint, not when the app comes. For
 * visits that this site sent here, as the address under the hash does: the first look into the session's storage waits
 * for the browser, in a new tab for 1 to 10 ms and once for 175, and the paint with it.
 */
export function scrollToKeptPlace(): void {
  // The first change: the page has been read to its end, and is painted next.
  document.addEventListener('readystatechange', scrollNow, { once: true });
}

function scrollNow(): void {
  const { pathname, search, hash } = location;
  const state = readKeptState(pathname + search + hash) as { readonly key?: string } | null | undefined;
  try {
    const positions = JSON.parse(sessionStorage.getItem(positionsKey) ?? '{}') as Record<string, number>;
    const top = positions[state?.key ?? toHashPath(pathname)];
    if (top !== undefined) scrollTo(0, top);
  } catch {
    // A place that can't be read is no place: the page begins at its top.
  }
}
