import type { RouteObject } from 'react-router';
import { toHashPath } from '#site/navigation/hash-path.ts';
import { setPagePrefetch } from '#site/navigation/prefetch-page.ts';
import { loadPage, writtenPages } from './load-page.ts';
import { loadRoute } from './routes.ts';

/**
 * Lets links fetch the page they lead to, into the router's routes; and fetches the code of every page while the browser
 * has nothing to do.
 */
export function prefetchPages(routes: RouteObject[]): void {
  setPagePrefetch((address) => {
    loadRoute(toHashPath(address).split(/[?#]/)[0] ?? '/', routes).catch(ignore);
  });
  const connection = (navigator as { readonly connection?: { readonly saveData?: boolean } }).connection;
  if (connection?.saveData || !('requestIdleCallback' in globalThis)) return;
  fetchOneByOne(writtenPages.map((key) => () => loadPage(key)));
}

function fetchOneByOne(loads: (() => Promise<unknown>)[]): void {
  const load = loads.shift();
  if (load === undefined) return;
  requestIdleCallback(() => {
    load()
      .catch(ignore)
      .finally(() => fetchOneByOne(loads));
  });
}

/** A page that can't be fetched ahead is fetched again when it is opened, which says what is wrong. */
function ignore(): void {}
