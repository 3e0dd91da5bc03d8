import type { ComponentType } from 'react';
import { pages } from '#content/pages.ts';
import type { PageKey } from '#content/schemas/parts/page-key.ts';
import type { Article } from '#domain/prose.ts';

type PageModule = Readonly<Record<string, ComponentType<never>>>;

const pageModules = import.meta.glob<PageModule>('/site/pages/*/*Page.tsx');
const articleModules = import.meta.glob<Article>('./*.ts', { base: '/content/generated/articles', import: 'article' });

/** The code of a page or the text of an article could not be fetched, for example because a new release replaced it. */
export class ChunkLoadError extends Error {
  override readonly name = 'ChunkLoadError';

  constructor(cause: unknown) {
    super('Cette page n’a pas pu être chargée. Vérifiez votre connexion, puis réessayez.', { cause });
  }
}

/** The name of a page's component, by convention: `home` → `HomePage`. */
function componentName(key: PageKey): string {
  return `${key[0]?.toUpperCase()}${key.slice(1)}Page`;
}

/** The path of a page's file from the project root, as the build names it. */
export const moduleOf = (key: PageKey): string => `/site/pages/${key}/${componentName(key)}.tsx`;

/** The path of an article's file from the project root, as the build names it. */
export const articleModuleOf = (slug: string): string => `/content/generated/articles/${slug}.ts`;

/** The articles' names in their addresses. */
export const articleSlugs = Object.keys(articleModules).map((file) => file.slice(2, -3));

/** The keys of all pages, in table order. The build refuses a page without a component. */
export const pageKeys = Object.keys(pages) as PageKey[];

/** Fetches the code of a page and returns its component; throws an error that names the file if it breaks the convention. */
export async function loadPage<Props extends object>(key: PageKey): Promise<ComponentType<Props>> {
  const module = await pageModules[moduleOf(key)]?.();
  const component = module?.[componentName(key)];
  if (component === undefined) throw new Error(`${moduleOf(key)} must export ${componentName(key)}`);
  return component as unknown as ComponentType<Props>;
}

/** Fetches the text of an article, one of {@link articleSlugs}. */
export async function loadArticle(slug: string): Promise<Article> {
  const article = await articleModules[`./${slug}.ts`]?.();
  if (article === undefined) throw new Error(`${articleModuleOf(slug)} must export article`);
  return article;
}
