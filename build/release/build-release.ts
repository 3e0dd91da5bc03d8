/** Makes a release: the static site with its headers, nginx's configuration and the service. */
import { existsSync } from 'node:fs';
import { cp, mkdir, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { join, relative, resolve } from 'node:path';
import { build } from 'vite';
import { siteHeaders } from '#build/headers.ts';
import { prerenderSite } from '#build/prerender/prerender-site.ts';
import { writeSearchFiles } from '#build/search/write-search-files.ts';
import { readPublicationSettings } from '#build/settings.ts';
import { sourceHash } from '#build/start/source-hash.mjs';
import { callRates } from '#content/call-rates.ts';
import { catalogues } from '#content/catalogues.ts';
import { nginxConfiguration } from '#deploy/nginx/nginx-configuration.ts';
import { ratesFile } from '#domain/company.ts';
import { currentCatalogue } from '#domain/quote/catalogue/catalogue-validity.ts';
import { precompress } from './precompress.ts';
import { writeRatesCsv } from './write-rates-csv.ts';
import { writeTermsDocuments } from './write-terms-document.ts';

const settings = readPublicationSettings(process.env);
// Overrides the shell's value: Vite and React read it.
process.env.NODE_ENV = settings.react;
// Everything is built beside the release and replaces it at the end, so that a failed build leaves the old one whole.
const next = `${settings.dist}.next-${process.pid}`;
const site = join(next, 'site');
const renderer = join(next, 'renderer');
/** The only package to install, since it is native. Bundling the others saves a third of the CPU time of a start. */
const installedPackages = ['better-sqlite3'];
/** Limit at nginx on requests to the service from one address: a network of many people stays far below it. */
const requestsPerSecond = 20;
/** The meaning of colours in documents for archives. */
const colourProfile = 'data/sRGB_IEC61966_2_1.icc';
const officeCommands = ['backup', 'desk', 'personal-data', 'restore'];
const started = performance.now();
// Computed first: what changes during the build belongs to the next one.
const stamp = sourceHash();

try {
  await buildRelease();
} finally {
  await rm(next, { recursive: true, force: true });
}

async function buildRelease(): Promise<void> {
  const catalogue = currentCatalogue(catalogues, new Date());
  await build({
    logLevel: 'warn',
    build: {
      outDir: site,
      emptyOutDir: true,
      manifest: true,
      // The PDF library can't be smaller, and is loaded only on request.
      chunkSizeWarningLimit: 700,
      rolldownOptions: {
        input: 'site/app/main.tsx',
        checks: { pluginTimings: false },
        // Pages list the scripts that they share, and names cost bytes: they are as short as so many files allow. What is
        // loaded on demand keeps its own, to be found by.
        output: {
          chunkFileNames: ({ isDynamicEntry }) => `assets/${isDynamicEntry ? '[name]-' : ''}[hash:7].js`,
        },
      },
    },
  });
  await buildForNode(renderer, { 'render-page': 'build/prerender/render-page.tsx' });
  await buildForNode(join(next, 'service'), {
    main: 'service/main.ts',
    'document-worker': 'service/orders/documents/document-worker.ts',
    ...Object.fromEntries(officeCommands.map((name) => [`commands/${name}`, `service/commands/${name}.ts`])),
  });
  // The documents of the service embed these.
  await cp('documents/fonts', join(next, 'service/fonts'), { recursive: true });
  // The PDF library reads it beside its own code, which is bundled into the service.
  await cp(`node_modules/pdfkit/js/${colourProfile}`, join(next, 'service', colourProfile));

  const facts = { siteUrl: settings.siteUrl, catalogue };
  const pages = await prerenderSite({ site, renderer, ...facts });
  await rm(renderer, { recursive: true });
  await rm(join(site, '.vite'), { recursive: true });
  await writeSearchFiles(site, pages, facts, new Date());
  await writeTermsDocuments(site);
  await writeFile(join(site, ratesFile), writeRatesCsv(callRates));

  const htmlOfPages: Record<string, string> = {};
  for (const path of [...pages.map(({ path }) => path), '/404.html']) {
    htmlOfPages[path] = await readFile(join(site, path.replace(/\/$/, '/index.html')), 'utf8');
  }
  const headers = siteHeaders(htmlOfPages, settings);
  await writeFile(join(next, 'headers.json'), JSON.stringify(headers, null, 2));
  const nginx = nginxConfiguration(headers, {
    root: settings.siteRoot,
    siteUrl: settings.siteUrl,
    listen: settings.nginxListen,
    requestsPerSecond,
    services: settings.supervisionUrl.startsWith('/') ? settings.services : [],
  });
  await mkdir(join(next, 'hosts'), { recursive: true });
  await writeFile(join(next, 'hosts/nginx.conf'), nginx);

  // Only tests open the development build, on this machine.
  if (settings.react === 'production') await precompress(site);
  await linkPackages();
  await writeFile(join(next, 'built-from'), stamp);
  await takePlace();
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`${pages.length} pages in ${join(settings.dist, 'site')} (${seconds} s)`);
}

/** Compiles programs, the source of each by its name, with all packages but those that a release needs installed. */
async function buildForNode(outDir: string, input: Readonly<Record<string, string>>): Promise<void> {
  const output = { entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' };
  await build({
    logLevel: 'warn',
    publicDir: false,
    ssr: { noExternal: true, external: installedPackages },
    // Otherwise both builds of React are bundled, and the one for development runs.
    define: { 'process.env.NODE_ENV': JSON.stringify(settings.react) },
    build: {
      outDir,
      emptyOutDir: true,
      ssr: true,
      cssMinify: 'lightningcss',
      rolldownOptions: { input, output, checks: { pluginTimings: false } },
    },
  });
}

/** Lets a release outside the project, where tests build theirs, find the installed packages. */
async function linkPackages(): Promise<void> {
  const isOutside = relative(process.cwd(), resolve(settings.dist)).startsWith('..');
  if (isOutside) await symlink(resolve('node_modules'), join(next, 'node_modules'));
}

/** Switches pages, headers and service together. */
async function takePlace(): Promise<void> {
  const old = `${settings.dist}.old-${process.pid}`;
  if (existsSync(settings.dist)) await rename(settings.dist, old);
  await rename(next, settings.dist);
  await rm(old, { recursive: true, force: true });
}
