import { createElement } from 'react';
import { matchRoutes, type RouteObject } from 'react-router';
import { pages } from '#content/pages.ts';
import type { PageEntry } from '#content/schemas/pages.ts';
import type { PageKey } from '#content/schemas/parts/page-key.ts';
import type { Article } from '#domain/prose.ts';
import { toHashPath, toRealPath } from '#site/navigation/hash-path.ts';
import { articlePath } from '#site/navigation/paths.ts';
import { PageFailure } from './failures/PageFailure.tsx';
import { articleSlugs, ChunkLoadError, loadArticle, loadPage, pageKeys } from './load-page.ts';
import { Root } from './Root.tsx';
import { missingPage } from './static-page.ts';

/** What a route gets once its page is loaded. */
type LazyParts = Pick<RouteObject, 'Component' | 'handle'>;

/**
 * The routes, built from the table of pages and the articles. A page's code is loaded before the router shows it, so
 * nothing ever suspends. If a page throws, the error page replaces it inside the layout; if the layout throws, it is
 * alone.
 */
export const routes: RouteObject[] = [
  {
    id: 'root',
    path: '/',
    Component: Root,
    ErrorBoundary: PageFailure,
    children: [
      {
        ErrorBoundary: PageFailure,
        children: [
          ...pageKeys.map(pageRoute),
          ...articleSlugs.map(articleRoute),
          {
            id: missingPage,
            path: '*',
            lazy: lazyOnce(async () => ({ Component: (await import('./failures/MissingPage.tsx')).MissingPage })),
          },
        ],
      },
    ],
  },
];

function pageRoute(key: PageKey): RouteObject {
  const { path }: PageEntry = pages[key];
  const lazy = lazyOnce(async () => ({
    // Existing articles have routes of their own, so this one is for unknown slugs.
    Component:
      key === 'article' ? (await import('#site/pages/article/MissingArticle.tsx')).MissingArticle : await loadPage(key),
  }));
  const route = { id: key, handle: pages[key], lazy };
  return key === 'home' ? { ...route, index: true } : { ...route, path: toHashPath(path) };
}

/**
 * The route of one article; it matches before the route for unknown slugs because its path is fixed. Its title comes with
 * its text: every page loads the routes.
 */
function articleRoute(slug: string): RouteObject {
  const path = articlePath(slug);
  const lazy = lazyOnce(async () => {
    const [page, article] = await Promise.all([loadPage<{ readonly article: Article }>('article'), loadArticle(slug)]);
    const handle: PageEntry = { path, title: article.title };
    return { handle, Component: () => createElement(page, { article }) };
  });
  return { id: `article/${slug}`, path: toHashPath(path), lazy };
}

/**
 * Returns what is loaded once, then `{}`: prefetch and router may both call `lazy`, and a route must be set once. Throws a
 * {@link ChunkLoadError} if it can't be loaded.
 */
function lazyOnce(load: () => Promise<LazyParts>): () => Promise<LazyParts> {
  let resolved = false;
  return async () => {
    const parts = await load().catch((failure: unknown) => {
      throw new ChunkLoadError(failure);
    });
    if (resolved) return {};
    resolved = true;
    return parts;
  };
}

/**
 * Fetches the code of the page at an address under the hash, adds it to the given routes, and returns the name of the
 * page in its static file. If the router's own routes have their code, it shows a page without a loading state.
 */
export async function loadRoute(hashPath: string, targets: RouteObject[] = routes): Promise<string> {
  const matches = matchRoutes(targets, hashPath) ?? [];
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return;
      Object.assign(route, await route.lazy(), { lazy: undefined });
    }),
  );
  return matches.at(-1)?.route.id === missingPage ? missingPage : toRealPath(toHashPath(hashPath));
}
