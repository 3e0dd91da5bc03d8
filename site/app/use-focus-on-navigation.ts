import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/**
 * Moves the focus to the title of a new page: screen readers announce it, and keyboard focus is not lost with the link
 * that was clicked.
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
