import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** On a new page the focus goes to its content, as after a load: else the keyboard would go on from a link that is gone. */
export function useFocusOnNavigation(): void {
  const { pathname } = useLocation();
  const focusedFor = useRef(pathname);
  useEffect(() => {
    if (focusedFor.current === pathname) return;
    focusedFor.current = pathname;
    document.getElementById('main')?.focus({ preventScroll: true });
  }, [pathname]);
}
