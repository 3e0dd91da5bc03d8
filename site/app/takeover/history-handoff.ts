import { tryStorage } from '#ui/try-storage.ts';

/**
 * A visit that is redirected from `/#/page` to the page's own file loses its history state (state, key, position). It
 * is kept in the session meanwhile, and restored by the app. Shared by the inlined scripts and the app. Without storage
 * the state is lost; the page still works.
 */
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
  const kept = tryStorage(() => JSON.parse(sessionStorage.getItem(keptKey) ?? 'null') as KeptState | null);
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

/**
 * Leaves the app for the static page of a real address, keeping the state of this history entry. Rejects without a
 * connection, as the browser's own error page would take the place of this one.
 */
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
