import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Manifest } from 'vite';
import { bundleScript } from '#build/plugins/script-plugin.ts';
import type { SiteFacts } from '#build/search/structured-data.ts';
import type { StaticPage } from '#site/app/list-static-pages.ts';
import { missingPage, missingPageModule } from '#site/app/static-page.ts';
import { collectFiles, fillTemplate, pageHead, splitHead } from './page-parts.ts';
import type * as pageRenderer from './render-page.tsx';

interface PrerenderOptions extends SiteFacts {
  /** Folder of the built site, with the build's manifest. */
  readonly site: string;
  /** Folder of the pages' code compiled for Node. */
  readonly renderer: string;
}

const app = 'site/app/main.tsx';

/** Writes the file of every page, and the one for unknown addresses. Returns the pages. */
export async function prerenderSite({ site, renderer, ...facts }: PrerenderOptions): Promise<readonly StaticPage[]> {
  const compiled = pathToFileURL(resolve(renderer, 'render-page.mjs')).href;
  const { listPages, renderPage }: typeof pageRenderer = await import(compiled);
  const staticPages = listPages();
  const template = await readFile('site/app/page-template.html', 'utf8');
  const manifest: Manifest = JSON.parse(await readFile(join(site, '.vite/manifest.json'), 'utf8'));
  const { code: boot } = await bundleScript('site/app/takeover/inline-head-script.ts');
  const { code: start } = await bundleScript('site/app/takeover/inline-loader.ts');
  const addresses = staticPages.map(({ path }) => path).join(' ');

  const writePage = async (file: string, name: string, address: string, page?: StaticPage): Promise<void> => {
    const modules = page?.modules ?? [missingPageModule];
    const { scripts, styles } = collectFiles(manifest, [app, ...modules.map((path) => path.slice(1))]);
    const { head, root } = splitHead(await renderPage(address));
    const files = scripts.map(bareName).join(' ');
    const html = fillTemplate(template, {
      attributes: ` data-page="${name}" data-catalogue="${facts.catalogue.id}" data-scripts="${files}"`,
      head: [
        `<script${name === '/' ? ` data-addresses="${addresses}"` : ''}>${boot}</script>`,
        head,
        pageHead(page, facts),
        await inlineStyles(site, styles),
      ].join(''),
      root,
      end: `<script type="module">${start}</script>`,
    });
    await mkdir(join(site, file, '..'), { recursive: true });
    await writeFile(join(site, file), html);
  };

  for (const page of staticPages) await writePage(join(page.path, 'index.html'), page.path, page.path, page);
  await writePage('404.html', missingPage, '/404');
  return staticPages;
}

/** Inlines style sheets as one block (decision 0011); its attribute tells the app which ones need not be fetched. */
async function inlineStyles(site: string, files: readonly string[]): Promise<string> {
  const sheets = await Promise.all(files.map((file) => readFile(join(site, file), 'utf8')));
  const css = sheets.map((sheet) => sheet.trim()).join('');
  return `<style data-names="${files.map(bareName).join(' ')}">${css}</style>`;
}

/** Pages name their files without `assets/` and the ending, to stay small; throws if the file is elsewhere. */
function bareName(file: string): string {
  const [, name] = /^assets\/([^/]+)\.(?:css|js)$/.exec(file) ?? [];
  if (name === undefined) throw new Error(`${file} must lie in assets/: pages name their files without the folder`);
  return name;
}
