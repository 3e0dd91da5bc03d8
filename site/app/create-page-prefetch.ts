import type { RouteObject } from 'react-router';
import { toHashPath } from '#site/navigation/hash-path.ts';
import { loadRoute } from './routes.ts';

/** Returns a function that loads the page of a link, before it is followed, into the router's routes. */
export function createPagePrefetch(routes: RouteObject[]): (realAddress: string) => void {
  return (address) => {
    // Ignore failures: the page is fetched again when it is opened, and any error is shown then.
    loadRoute(toHashPath(address).split(/[?#]/)[0] ?? '/', routes).catch(() => undefined);
  };
}
