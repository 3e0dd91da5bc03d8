import { articles } from 'virtual:articles';
import { type ComponentType, createElement } from 'react';
import { matchRoutes, type RouteObject } from 'react-router';
import { type PageEntry, type PageKey, pages } from '#content/pages.ts';
import type { Article, ArticleSummary } from '#content/prose.ts';
import { toHashPath, toRealPath } from '#site/navigation/hash-path.ts';
import { articlePath } from '#site/navigation/paths.ts';
import {
  articleModuleOf,
  existingPages,
  loadArticle,
  loadMissingArticle,
  loadMissingPage,
  loadPage,
  moduleOf,
} from './load-page.ts';
import { PageFailure } from './PageFailure.tsx';
import { Root } from './Root.tsx';
import { RootFailure } from './RootFailure.tsx';
import { missingPage } from './static-page.ts';

const publishedArticles = existingPages.includes('article') ? articles : [];

/**
 * The routes, built from the table of pages and the articles. A page's code is loaded before the router shows it, so
 * nothing ever suspends. If a page throws, the error page replaces it inside the layout; if the layout throws, a new
 * layout with the error page replaces it.
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
        children: [
          ...existingPages.map(pageRoute),
          ...publishedArticles.map(articleRoute),
          { id: missingPage, path: '*', lazy: lazyOnce(loadMissingPage) },
        ],
      },
    ],
  },
];

/** A page with its own file in the published site. */
export interface StaticPage extends PageEntry {
  /** Modules that the page needs besides the app, as the build names them. */
  readonly modules: readonly string[];
  readonly article?: ArticleSummary;
}

/** Every page that has a static file: its real address, and what search results show of it. */
export const staticPages: readonly StaticPage[] = [
  ...existingPages.filter((key) => key !== 'article').map((key) => ({ ...pages[key], modules: [moduleOf(key)] })),
  ...publishedArticles.map((article) => ({
    ...articleEntry(article),
    article,
    modules: [moduleOf('article'), articleModuleOf(article.slug)],
  })),
];

function pageRoute(key: PageKey): RouteObject {
  const { path }: PageEntry = pages[key];
  // Existing articles have routes of their own, so this one is for unknown slugs.
  const load = key === 'article' ? loadMissingArticle : () => loadPage(key);
  const route = { id: key, handle: pages[key], lazy: lazyOnce(load) };
  return key === 'home' ? { ...route, index: true } : { ...route, path: toHashPath(path) };
}

/** The route of one article; it matches before the route for unknown slugs because its path is fixed. */
function articleRoute(summary: ArticleSummary): RouteObject {
  const handle = articleEntry(summary);
  const id = `article/${summary.slug}`;
  const lazy = lazyOnce(async () => {
    const [page, article] = await Promise.all([
      loadPage<{ readonly article: Article }>('article'),
      loadArticle(summary.slug),
    ]);
    return () => createElement(page, { article });
  });
  return { id, path: toHashPath(handle.path), handle, lazy };
}

/** Returns the component once, then `{}`: prefetch and router may both call `lazy`, and a route must be set once. */
function lazyOnce(load: () => Promise<ComponentType>): () => Promise<{ readonly Component?: ComponentType }> {
  let resolved = false;
  return async () => {
    const Component = await load();
    if (resolved) return {};
    resolved = true;
    return { Component };
  };
}

function articleEntry({ slug, title, description }: ArticleSummary): PageEntry {
  return { path: articlePath(slug), title, description };
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
