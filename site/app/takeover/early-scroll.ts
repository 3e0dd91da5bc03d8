import { toHashPath } from '#site/navigation/hash-path.ts';
import { readKeptState } from './history-handoff.ts';
import { positionsKey } from './scroll-positions.ts';

/**
 * On a reload or when going back, restores the scroll position at the first paint. Called only if the referrer is this
 * site: the first access to session storage in a new tab delays the paint by 1 to 10 ms, once by 175 ms.
 */
export function restoreScrollEarly(): void {
  // Parsing is done at the first change, the first paint is next; at the second the browser has gone to an anchor.
  document.addEventListener('readystatechange', scrollNow, { once: location.hash === '' });
  // Whoever scrolls meanwhile stays there.
  for (const input of ['wheel', 'touchmove', 'keydown'])
    addEventListener(input, () => document.removeEventListener('readystatechange', scrollNow));
}

function scrollNow(): void {
  const { pathname, search, hash } = location;
  const state = readKeptState(pathname + search + hash) as { readonly key?: string } | null | undefined;
  try {
    const positions = JSON.parse(sessionStorage.getItem(positionsKey) ?? '{}') as Record<string, number>;
    const top = positions[state?.key ?? toHashPath(pathname)];
    // A new link, which has no state, leads to its anchor.
    if (top !== undefined && (state || document.readyState !== 'complete')) scrollTo(0, top);
  } catch {
    // Ignore an unreadable position; start at the top.
  }
}
