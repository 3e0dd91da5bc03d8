/** `npm run build`: the static site and the service, ready to be published. */
import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'vite';
import { prerenderSite } from './prerender/prerender-site.ts';
import { readPublicationSettings } from './settings.ts';
import { writeTermsDocument } from './write-terms-document.ts';

const settings = readPublicationSettings(process.env);
const site = join(settings.dist, 'site');
// Inside the project, because it imports the installed packages.
const renderer = join('.cache/renderer', String(process.pid));

await build({
  logLevel: 'warn',
  build: { outDir: site, emptyOutDir: true, manifest: true, rolldownOptions: { input: 'site/app/main.tsx' } },
});
await build({
  logLevel: 'warn',
  publicDir: false,
  build: { outDir: renderer, emptyOutDir: true, ssr: 'publish/prerender/render-page.tsx' },
});
if (existsSync('supervision/main.ts')) {
  await build({
    logLevel: 'warn',
    publicDir: false,
    build: {
      outDir: join(settings.dist, 'service'),
      emptyOutDir: true,
      ssr: 'supervision/main.ts',
      rolldownOptions: { output: { entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' } },
    },
  });
}
const pages = await prerenderSite({ site, renderer, siteUrl: settings.siteUrl });
await writeTermsDocument(site);
await rm(renderer, { recursive: true });
console.log(`${pages.length} pages in ${site}`);
