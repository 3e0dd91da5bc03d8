import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/**
 * On a new page the focus goes to its title: screen readers say it, and the keyboard goes on from there instead of from a
 * link that is gone.
 */
export function useFocusOnNavigation(): void {
  const { pathname } = useLocation();
  const focusedFor = useRef(pathname);
  useEffect(() => {
    if (focusedFor.current === pathname) return;
    focusedFor.current = pathname;
    const title = document.querySelector<HTMLElement>('#main h1');
    if (title === null) return;
    title.tabIndex = -1;
    title.focus({ preventScroll: true });
  }, [pathname]);
}
