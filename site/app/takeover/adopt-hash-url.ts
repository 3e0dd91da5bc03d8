import { repairAddress, toHashPath } from '#site/navigation/hash-path.ts';
import { takeKeptState } from './history-handoff.ts';

/** Puts a real address under the hash without a reload, with this history entry's state, and repairs a spoiled link. */
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
