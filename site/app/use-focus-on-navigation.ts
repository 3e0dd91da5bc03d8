import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** Moves the focus to the new page's title or the place that a link names, also once a page removes its query. */
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
