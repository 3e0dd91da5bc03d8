/**
 * A visit that moves from `/#/page` to the page's own file loses what the history holds for it (state, key, position).
 * It is kept aside in the session meanwhile, and put back by the app. Shared by the script of the static pages and the
 * app; without storage nothing is kept and nothing breaks.
 */
interface KeptAddress {
  readonly address: string;
  readonly state: unknown;
}

const keptKey = 'neolis:kept-address';
const reopenedKey = 'neolis:reopened';

/** Keeps the state of this entry of the history for a real address; `false` where the browser refuses storage. */
export function keepState(address: string): boolean {
  try {
    sessionStorage.setItem(keptKey, JSON.stringify({ address, state: history.state } satisfies KeptAddress));
    return true;
  } catch {
    return false;
  }
}

/** State kept for a real address, `undefined` where there is none. */
export function readKeptState(address: string): unknown {
  try {
    const kept = JSON.parse(sessionStorage.getItem(keptKey) ?? 'null') as KeptAddress | null;
    return kept?.address === address ? kept.state : undefined;
  } catch {
    return undefined;
  }
}

/** As {@link readKeptState}, once: nothing is kept any more. */
export function takeKeptState(address: string): unknown {
  const state = readKeptState(address);
  try {
    sessionStorage.removeItem(keptKey);
  } catch {
    // Without storage nothing was kept.
  }
  return state;
}

/** Whether an address whose code is gone may be opened anew: once, so that a host in trouble makes no endless loop. */
export function canReopen(address: string): boolean {
  try {
    return sessionStorage.getItem(reopenedKey) !== address;
  } catch {
    return false;
  }
}

/** Leaves the app for the static page of a real address, with the state of this entry of the history. */
export function reopen(address: string): void {
  sessionStorage.setItem(reopenedKey, address);
  keepState(address);
  const { pathname, search } = location;
  location.replace(address);
  // Where only the fragment changes, nothing would be fetched.
  if (new URL(address, location.href).pathname === pathname && address.includes(search)) location.reload();
}

/** The app runs: the next lost page may be opened anew. */
export function forgetReopening(): void {
  try {
    sessionStorage.removeItem(reopenedKey);
  } catch {
    // Without storage nothing was ever opened anew.
  }
}
