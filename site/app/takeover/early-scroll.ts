import { toHashPath } from '#site/navigation/hash-path.ts';
import { readSession } from '#ui/try-storage.ts';
import { readKeptState } from './history-handoff.ts';
import { positionsKey } from './scroll-positions.ts';

/**
 * On a reload or when going back, restores the scroll position at the first paint. Called only if the referrer is this
 * site: the first access to session storage in a new tab delays the paint by 1 to 10 ms, once by 175 ms.
 */
export function restoreScrollEarly(): void {
  // The first change of readyState: parsing is done, first paint is next.
  document.addEventListener('readystatechange', scrollNow, { once: true });
}

function scrollNow(): void {
  const { pathname, search, hash } = location;
  const state = readKeptState(pathname + search + hash) as { readonly key?: string } | null | undefined;
  const positions = readSession(positionsKey) as Readonly<Record<string, number>> | null | undefined;
  const top = positions?.[state?.key ?? toHashPath(pathname)];
  if (top !== undefined) scrollTo(0, top);
}
