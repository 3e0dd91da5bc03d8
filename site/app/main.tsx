import '#site/styles/site.css';
import './configure-zod.ts';
import { createRoot } from 'react-dom/client';
import { createHashRouter, matchRoutes, RouterProvider } from 'react-router';
import { routes } from './routes.ts';

async function start(): Promise<void> {
  const root = document.getElementById('root');
  if (root === null) throw new Error('The page has no element with the id "root".');
  takeAddressOver();
  await loadMatchedPages();
  const router = createHashRouter(routes);
  createRoot(root).render(<RouterProvider router={router} />);
  document.documentElement.dataset.ready = '';
}

/** A real address becomes the same one under the hash, without a reload. */
function takeAddressOver(): void {
  const { pathname, search, hash } = location;
  if (hash.startsWith('#/') || pathname === '/') return;
  history.replaceState(history.state, '', `/#${pathname.replace(/\/+$/, '')}${search}${hash}`);
}

/** Loads the code of the page to show first, so that the first render is complete. */
async function loadMatchedPages(): Promise<void> {
  const matches = matchRoutes(routes, location.hash.slice(1).split(/[?#]/)[0] || '/') ?? [];
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy === 'function') Object.assign(route, await route.lazy(), { lazy: undefined });
    }),
  );
}

void start();
