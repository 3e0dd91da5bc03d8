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

/** The routes of all pages and articles. A page's code is loaded before the router shows it, so nothing suspends. */
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

/** The route of one article; its fixed path wins over that of unknown slugs. Its title is loaded with its text. */
function articleRoute(slug: string): RouteObject {
  const path = articlePath(slug);
  const lazy = lazyOnce(async () => {
    const [page, article] = await Promise.all([loadPage<{ readonly article: Article }>('article'), loadArticle(slug)]);
    const handle: PageEntry = { path, title: article.title };
    return { handle, Component: () => createElement(page, { article }) };
  });
  return { id: `article/${slug}`, path: toHashPath(path), lazy };
}

/** Loads once, then returns `{}`, as prefetch and router may both call `lazy`. Throws a {@link ChunkLoadError}. */
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

/** Loads the code of a page into the routes, so that it is shown at once; returns its name in its static file. */
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
