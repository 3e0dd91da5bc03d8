import { repairAddress, toHashPath } from '#site/navigation/hash-path.ts';
import { takeKeptState } from './history-handoff.ts';

/**
 * Replaces a real address by the same one under the hash, without a reload; query, anchor and the state of this history
 * entry are kept. The home page without an anchor needs no hash.
 */
export function adoptHashUrl(): void {
  const { pathname, search, hash } = location;
  if (hash.startsWith('#/')) {
    const meant = `#${repairAddress(hash.slice(1))}`;
    if (meant !== hash) history.replaceState(history.state, '', meant);
    return;
  }
  const state = takeKeptState(pathname + search + hash) ?? history.state;
  const keepsAddress = pathname === '/' && hash === '';
  history.replaceState(state, '', keepsAddress ? undefined : `/#${toHashPath(pathname)}${search}${hash}`);
}
