import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/**
 * Moves the focus to the title of a new page: screen readers announce it, and keyboard focus is not lost with the link
 * that was clicked. Also after a page removes its query from the URL, as for a resumed quote.
 */
export function useFocusOnNavigation(): void {
  const { pathname, search } = useLocation();
  const address = pathname + search;
  const focusedFor = useRef(address);
  useEffect(() => {
    if (focusedFor.current === address) return;
    focusedFor.current = address;
    const title = document.querySelector<HTMLElement>('#main h1');
    if (title === null) return;
    title.tabIndex = -1;
    title.focus({ preventScroll: true });
  }, [address]);
}
