import { articles } from '#content/article-list.ts';
import { descriptions, pages } from '#content/pages.ts';
import type { PageEntry } from '#content/schemas/pages.ts';
import type { ArticleSummary } from '#domain/prose.ts';
import { articlePath } from '#site/navigation/paths.ts';
import { articleModuleOf, moduleOf, pageKeys } from './load-page.ts';

/** A page with its own file in the published site. */
export interface StaticPage extends Pick<PageEntry, 'path' | 'title'> {
  readonly description: string;
  /** Modules that the page needs besides the app, as the build names them. */
  readonly modules: readonly string[];
  readonly article?: ArticleSummary;
}

/** Every page that has a static file: its real address, and what search results show of it. */
export const staticPages: readonly StaticPage[] = [
  ...pageKeys
    .filter((key) => key !== 'article')
    .map((key) => ({ ...pages[key], description: descriptions[key], modules: [moduleOf(key)] })),
  ...articles.map((article) => ({
    path: articlePath(article.slug),
    title: article.title,
    description: article.description,
    article,
    modules: [moduleOf('article'), articleModuleOf(article.slug)],
  })),
];
