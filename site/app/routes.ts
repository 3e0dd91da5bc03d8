import type { RouteObject } from 'react-router';
import { type PageKey, pages } from '#content/pages.ts';
import { toHashPath } from '#site/navigation/paths.ts';
import { MissingPage } from './MissingPage.tsx';
import { loadPage, writtenPages } from './page-loaders.ts';
import { Root } from './Root.tsx';
import { PageFailure, RootFailure } from './RouteFailure.tsx';

/**
 * The routes, made from the table of pages. A page's code is loaded before the router shows it, so nothing ever
 * suspends. A page that throws is replaced by the error page inside the layout; a layout that throws, by the error page
 * alone.
 */
export const routes: RouteObject[] = [
  {
    id: 'root',
    path: '/',
    Component: Root,
    ErrorBoundary: RootFailure,
    children: [
      {
        ErrorBoundary: PageFailure,
        children: [...writtenPages.map(pageRoute), { id: 'missing', path: '*', Component: MissingPage }],
      },
    ],
  },
];

function pageRoute(key: PageKey): RouteObject {
  const lazy = async () => ({ Component: await loadPage(key) });
  return key === 'home' ? { id: key, index: true, lazy } : { id: key, path: toHashPath(pages[key].path), lazy };
}
