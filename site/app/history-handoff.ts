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
  try {
    sessionStorage.setItem(keptKey, JSON.stringify({ address, state: history.state } satisfies KeptState));
    return true;
  } catch {
    return false;
  }
}

/** The state kept for a real address, or `undefined`. */
export function readKeptState(address: string): unknown {
  try {
    const kept = JSON.parse(sessionStorage.getItem(keptKey) ?? 'null') as KeptState | null;
    return kept?.address === address ? kept.state : undefined;
  } catch {
    return undefined;
  }
}

/** Like {@link readKeptState}, but also removes the state. */
export function takeKeptState(address: string): unknown {
  const state = readKeptState(address);
  try {
    sessionStorage.removeItem(keptKey);
  } catch {
    // Without storage nothing was kept.
  }
  return state;
}

/** Whether we may reload an address after its code failed to load. Once only, to avoid a reload loop. */
export function mayReload(address: string): boolean {
  try {
    return sessionStorage.getItem(reloadedKey) !== address;
  } catch {
    return false;
  }
}

/** Leaves the app for the static page of a real address, keeping the state of this history entry. */
export function reloadStaticPage(address: string): void {
  sessionStorage.setItem(reloadedKey, address);
  keepState(address);
  const { pathname, search } = location;
  location.replace(address);
  // A change of the fragment alone would fetch nothing.
  if (new URL(address, location.href).pathname === pathname && address.includes(search)) location.reload();
}

/** Resets the reload guard once the app runs. */
export function resetReloadGuard(): void {
  try {
    sessionStorage.removeItem(reloadedKey);
  } catch {
    // Without storage nothing was reloaded.
  }
}
