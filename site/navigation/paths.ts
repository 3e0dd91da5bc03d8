import { pages } from '#content/pages.ts';
import type { PageEntry } from '#content/schemas/pages.ts';
import type { PageKey } from '#content/schemas/parts/page-key.ts';

/** The real address of each page, `paths.quote` → `/quote/`. */
export const paths = Object.fromEntries(
  Object.entries(pages)
    .filter(([key]) => key !== 'article')
    .map(([key, { path }]) => [key, path]),
) as Readonly<Record<Exclude<PageKey, 'article'>, string>>;

/** The links of a menu, each with its text and the page's real address, in the order of the table of pages. */
export function menuLinks(menu: 'header' | 'footer' | 'legal') {
  const entries: readonly PageEntry[] = Object.values(pages);
  return entries.flatMap(({ path, [menu]: name }) => (name === undefined ? [] : [{ name, path }]));
}

/** The answers to buyers' questions, a place in the contact page. */
export const faqPath = `${paths.contact}#faq`;

/** The real address of an article, `/blog/<slug>/`. */
export function articlePath(slug: string): string {
  return pages.article.path.replace(':slug', slug);
}
