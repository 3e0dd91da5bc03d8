import { readSession, tryStorage } from '#ui/try-storage.ts';

/** A history state that is kept in the session while `/#/page` is redirected to its file; lost without storage. */
interface KeptState {
  readonly address: string;
  readonly state: unknown;
}

// Names of earlier releases, which hand over to this one while it replaces them.
const keptKey = 'neolis:kept-address';
const reloadedKey = 'neolis:reopened';

/** Keeps the state of this history entry for a real address; `false` if the browser refuses storage. */
export function keepState(address: string): boolean {
  const kept: KeptState = { address, state: history.state };
  const stored = tryStorage(() => {
    sessionStorage.setItem(keptKey, JSON.stringify(kept));
    return true;
  });
  return stored === true;
}

/** The state kept for a real address, or `undefined`. */
export function readKeptState(address: string): unknown {
  const kept = readSession(keptKey) as KeptState | null | undefined;
  return kept?.address === address ? kept.state : undefined;
}

/** Like {@link readKeptState}, but also removes the state. */
export function takeKeptState(address: string): unknown {
  const state = readKeptState(address);
  tryStorage(() => sessionStorage.removeItem(keptKey));
  return state;
}

/** Whether we may reload an address after its code failed to load. Once only, to avoid a reload loop. */
export function mayReload(address: string): boolean {
  return tryStorage(() => sessionStorage.getItem(reloadedKey) !== address) ?? false;
}

/** Opens the static page of an address with this entry's state. Rejects offline, so that the app stays. */
export async function reloadStaticPage(address: string, signal: AbortSignal | null = null): Promise<void> {
  await fetch(address, { method: 'HEAD', signal });
  sessionStorage.setItem(reloadedKey, address);
  keepState(address);
  const { pathname, search } = location;
  location.replace(address);
  // A change of the fragment alone would fetch nothing.
  if (new URL(address, location.href).pathname === pathname && address.includes(search)) location.reload();
}

/** Resets the reload guard once the app runs. */
export function resetReloadGuard(): void {
  tryStorage(() => sessionStorage.removeItem(reloadedKey));
}
