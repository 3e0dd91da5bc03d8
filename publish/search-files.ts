import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { StaticPage } from '#site/app/routes.ts';

/** Writes what search engines ask for beside the pages: `sitemap.xml` and `robots.txt`. */
export async function writeSearchFiles(site: string, pages: readonly StaticPage[], siteUrl: string): Promise<void> {
  await writeFile(join(site, 'sitemap.xml'), sitemap(pages, siteUrl));
  await writeFile(
    join(site, 'robots.txt'),
    `User-agent: *\nDisallow: /supervision/\n\nSitemap: ${siteUrl}/sitemap.xml\n`,
  );
}

function sitemap(pages: readonly StaticPage[], siteUrl: string): string {
  const entries = pages.map(({ path, article }) => {
    const changed = article ? `<lastmod>${article.updated}</lastmod>` : '';
    return `  <url><loc>${siteUrl}${path}</loc>${changed}</url>`;
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...entries,
    '</urlset>',
    '',
  ].join('\n');
}
