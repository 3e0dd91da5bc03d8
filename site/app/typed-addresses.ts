/**
 * A hash typed by hand makes an entry of the history that the router knows nothing of: it would take every such entry for
 * the first one of the visit, keep the scroll position of one page for another, and lose count of the pages before. Each
 * gets here what the router's own entries have: a key and a number. Call it before the router is made, which reads them;
 * what it returns is called after each navigation of the router.
 */
export function nameTypedAddresses(): () => void {
  let { href } = location;
  let number = 0;

  const nameEntry = (): void => {
    const { state } = history;
    // The same address typed again takes the place of its entry, another one comes after it.
    number = state?.idx ?? (location.href === href ? number : number + 1);
    href = location.href;
    if (state?.key) return;
    history.replaceState({ usr: null, ...state, key: Math.random().toString(36).slice(2), idx: number }, '');
  };

  nameEntry();
  // Before the router's own listener.
  addEventListener('popstate', nameEntry, true);
  return nameEntry;
}
