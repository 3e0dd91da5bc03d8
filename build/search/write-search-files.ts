import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { company } from '#content/company.ts';
import { companyText } from '#domain/company.ts';
import type { StaticPage } from '#site/app/list-static-pages.ts';
import { escapeMarkup } from './social-tags.ts';
import type { SiteFacts } from './structured-data.ts';
import { webManifest, webManifestPath } from './web-manifest.ts';

/** The path of `security.txt` according to RFC 9116. */
const securityContactPath = '/.well-known/security.txt';

/** Days after which the file expires; the RFC recommends less than a year. */
const validDays = 360;
const day = 24 * 60 * 60 * 1000;

/** Writes the files for search engines and phones. `now` is the date for files that expire. */
export async function writeSearchFiles(
  site: string,
  pages: readonly StaticPage[],
  { siteUrl, catalogue }: SiteFacts,
  now: Date,
): Promise<void> {
  const files = {
    '/sitemap.xml': sitemap(pages, siteUrl),
    '/robots.txt': `User-agent: *\nDisallow: /supervision/\n\nSitemap: ${siteUrl}/sitemap.xml\n`,
    [webManifestPath]: JSON.stringify(webManifest(catalogue), null, 2),
    [securityContactPath]: securityContact(siteUrl, now),
  };
  for (const [path, text] of Object.entries(files)) {
    await mkdir(join(site, dirname(path)), { recursive: true });
    await writeFile(join(site, path), text);
  }
}

/** `sitemap.xml`: every page that search engines should know, articles with the day of their last change. */
function sitemap(pages: readonly StaticPage[], siteUrl: string): string {
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

/** `security.txt` (RFC 9116): whom to tell about a weakness of the site. Each release sets a new date. */
function securityContact(siteUrl: string, now: Date): string {
  const expires = new Date(now.getTime() + validDays * day);
  return [
    `Contact: mailto:${companyText(company.email)}`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: fr, en',
    `Canonical: ${siteUrl}${securityContactPath}`,
    '',
  ].join('\n');
}
