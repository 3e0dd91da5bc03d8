import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/**
 * Moves the focus to the title of a new page, or to the place in it that a link names: screen readers announce it, and
 * keyboard focus is not lost with the link that was clicked. Also after a page removes its query from the URL, as for a
 * resumed quote.
 */
export function useFocusOnNavigation(): void {
  const { pathname, search, hash } = useLocation();
  const address = pathname + search;
  const focusedFor = useRef(address);
  useEffect(() => {
    if (focusedFor.current === address) return;
    focusedFor.current = address;
    const place = document.getElementById(hash.slice(1)) ?? document.querySelector<HTMLElement>('#main h1');
    if (place === null) return;
    place.tabIndex = -1;
    place.focus({ preventScroll: true });
  }, [address, hash]);
}
