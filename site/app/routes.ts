import { articles } from 'virtual:articles';
import { type ComponentType, createElement } from 'react';
import { matchRoutes, type RouteObject } from 'react-router';
import { type PageEntry, type PageKey, pages } from '#content/pages.ts';
import type { Article, ArticleSummary } from '#content/prose.ts';
import { toHashPath, toRealPath } from '#site/navigation/hash-path.ts';
import { articlePath } from '#site/navigation/paths.ts';
import {
  articleModuleOf,
  loadArticle,
  loadMissingArticle,
  loadMissingPage,
  loadPage,
  moduleOf,
  writtenPages,
} from './load-page.ts';
import { Root } from './Root.tsx';
import { PageFailure, RootFailure } from './RouteFailure.tsx';
import { missingPage } from './static-page.ts';

const publishedArticles = writtenPages.includes('article') ? articles : [];

/**
 * The routes, made from the table of pages and the articles. A page's code is loaded before the router shows it, so
 * nothing ever suspends. A page that throws is replaced by the error page inside the layout; a layout that throws, by a
 * fresh layout around the error page.
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
          ...writtenPages.map(pageRoute),
          ...publishedArticles.map(articleRoute),
          { id: missingPage, path: '*', lazy: lazily(loadMissingPage) },
        ],
      },
    ],
  },
];

/** A page with a file of its own in the published site. */
export interface StaticPage extends PageEntry {
  /** Sources that the page needs beside the app, as the build names them. */
  readonly modules: readonly string[];
  readonly article?: ArticleSummary;
}

/** Every page that has a static file: its real address, and what search results show of it. */
export const staticPages: readonly StaticPage[] = [
  ...writtenPages.filter((key) => key !== 'article').map((key) => ({ ...pages[key], modules: [moduleOf(key)] })),
  ...publishedArticles.map((article) => ({
    ...articleEntry(article),
    article,
    modules: [moduleOf('article'), articleModuleOf(article.slug)],
  })),
];

function pageRoute(key: PageKey): RouteObject {
  const { path }: PageEntry = pages[key];
  // The address of an article that there is has a route of its own.
  const load = key === 'article' ? loadMissingArticle : () => loadPage(key);
  const route = { id: key, handle: pages[key], lazy: lazily(load) };
  return key === 'home' ? { ...route, index: true } : { ...route, path: toHashPath(path) };
}

/** An article of its own, found before the page of unknown slugs because its address is fixed. */
function articleRoute(summary: ArticleSummary): RouteObject {
  const handle = articleEntry(summary);
  const id = `article/${summary.slug}`;
  const lazy = lazily(async () => {
    const [page, article] = await Promise.all([
      loadPage<{ readonly article: Article }>('article'),
      loadArticle(summary.slug),
    ]);
    return () => createElement(page, { article });
  });
  return { id, path: toHashPath(handle.path), handle, lazy };
}

/** Gives a page's code once: a link and the router may both ask for it, and a route must not be given it twice. */
function lazily(load: () => Promise<ComponentType>): () => Promise<{ readonly Component?: ComponentType }> {
  let given = false;
  return async () => {
    const Component = await load();
    if (given) return {};
    given = true;
    return { Component };
  };
}

function articleEntry({ slug, title, description }: ArticleSummary): PageEntry {
  return { path: articlePath(slug), title, description };
}

/**
 * Fetches the code of the page at an address under the hash, puts it into the given routes, and gives the name that the
 * page's static file carries. A router whose own routes have their code shows a page without a state of loading between.
 */
export async function loadRoute(hashPath: string, among: RouteObject[] = routes): Promise<string> {
  const matches = matchRoutes(among, hashPath) ?? [];
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return;
      Object.assign(route, await route.lazy(), { lazy: undefined });
    }),
  );
  return matches.at(-1)?.route.id === missingPage ? missingPage : toRealPath(toHashPath(hashPath));
}
