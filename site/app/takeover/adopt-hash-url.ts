import { repairAddress, toHashPath } from '#site/navigation/hash-path.ts';
import { takeKeptState } from './history-handoff.ts';

/**
 * Replaces a real address by the same one under the hash, without a reload; query, anchor and the state of this history
 * entry are kept. The home page without an anchor needs no hash. What a mail program spoiled in an address is repaired.
 */
export function adoptHashUrl(): void {
  const { pathname, search, hash } = location;
  if (hash.startsWith('#/')) {
    history.replaceState(history.state, '', `#${repairAddress(hash.slice(1))}`);
    return;
  }
  const address = pathname + search + hash;
  const state = takeKeptState(address) ?? history.state;
  const keepsAddress = pathname === '/' && hash === '';
  history.replaceState(state, '', keepsAddress ? undefined : `/#${toHashPath(repairAddress(address))}`);
}
