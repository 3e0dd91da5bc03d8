import type { StaticPage } from '#site/app/list-static-pages.ts';
import { escapeMarkup } from './escape-markup.ts';

/** `sitemap.xml`: every page that search engines should know, articles with the day of their last change. */
export function sitemap(pages: readonly StaticPage[], siteUrl: string): string {
  const entries = pages.map(({ path, article }) => {
    const changed = article ? `<lastmod>${article.updated}</lastmod>` : '';
    return `  <url><loc>${escapeMarkup(siteUrl + path)}</loc>${changed}</url>`;
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...entries,
    '</urlset>',
    '',
  ].join('\n');
}
