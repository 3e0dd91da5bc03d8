import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { StaticPage } from '#site/app/list-static-pages.ts';
import { securityContact, securityContactPath } from './security-contact.ts';
import { sitemap } from './sitemap.ts';
import type { SiteFacts } from './structured-data.ts';
import { webManifest, webManifestPath } from './web-manifest.ts';

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
