import { toHashPath } from '#site/navigation/hash-path.ts';
import { setPagePrefetch } from '#site/navigation/prefetch-page.ts';
import { loadPage, writtenPages } from './load-page.ts';
import { loadRoute } from './routes.ts';

/** Lets links fetch the page they lead to, and fetches the code of every page while the browser has nothing to do. */
export function prefetchPages(): void {
  setPagePrefetch((address) => {
    loadRoute(toHashPath(address).split(/[?#]/)[0] ?? '/').catch(ignore);
  });
  const connection = (navigator as { readonly connection?: { readonly saveData?: boolean } }).connection;
  if (!connection?.saveData && 'requestIdleCallback' in globalThis) fetchOneByOne([...writtenPages]);
}

function fetchOneByOne(keys: (typeof writtenPages)[number][]): void {
  const key = keys.shift();
  if (key === undefined) return;
  requestIdleCallback(() => {
    loadPage(key)
      .catch(ignore)
      .finally(() => fetchOneByOne(keys));
  });
}

/** A page that can't be fetched ahead is fetched again when it is opened, which says what is wrong. */
function ignore(): void {}
