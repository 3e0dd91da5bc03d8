import { type PageKey, pages } from '#content/pages.ts';

/** Real address of each page that has one of its own, `paths.quote` → `/quote/`. */
export const paths = Object.fromEntries(
  Object.entries(pages)
    .filter(([key]) => key !== 'article')
    .map(([key, { path }]) => [key, path]),
) as Readonly<Record<Exclude<PageKey, 'article'>, string>>;

/** Where buyers' questions are answered. */
export const faqPath = `${paths.contact}#faq`;

/** Real address of an article, `/blog/<slug>/`. */
export function articlePath(slug: string): string {
  return pages.article.path.replace(':slug', slug);
}
