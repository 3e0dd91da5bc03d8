import type { RouteObject } from 'react-router';
import { toHashPath } from '#site/navigation/hash-path.ts';
import { setPagePrefetch } from '#site/navigation/prefetch-page.ts';
import { loadRoute } from './routes.ts';

/** Lets a link that the visitor comes near fetch the page it leads to, into the router's routes. */
export function prefetchPages(routes: RouteObject[]): void {
  setPagePrefetch((address) => {
    // A page that can't be fetched ahead is fetched again when it is opened, which says what is wrong.
    loadRoute(toHashPath(address).split(/[?#]/)[0] ?? '/', routes).catch(() => undefined);
  });
}
