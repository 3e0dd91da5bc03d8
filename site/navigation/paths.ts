import { type PageKey, pages } from '#content/pages.ts';

/** The real address of each page, `paths.quote` → `/quote/`. */
export const paths = Object.fromEntries(
  Object.entries(pages)
    .filter(([key]) => key !== 'article')
    .map(([key, { path }]) => [key, path]),
) as Readonly<Record<Exclude<PageKey, 'article'>, string>>;

/** The page with the answers to buyers' questions. */
export const faqPath = `${paths.contact}#faq`;

/** The real address of an article, `/blog/<slug>/`. */
export function articlePath(slug: string): string {
  return pages.article.path.replace(':slug', slug);
}
