import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { fillTemplate } from './fill-template.ts';

interface Renderer {
  readonly listAddresses: () => string[];
  readonly renderPage: (address: string) => Promise<string>;
}

/** Writes every page of the table into the built site; gives how many. */
export async function prerenderSite(site: string, rendererFolder: string): Promise<number> {
  const renderer: Renderer = await import(pathToFileURL(resolve(rendererFolder, 'render-page.js')).href);
  const template = await readFile('site/app/page-template.html', 'utf8');
  const manifest = JSON.parse(await readFile(join(site, '.vite/manifest.json'), 'utf8'));
  const entry = manifest['site/app/main.tsx'];
  const head = [
    ...entry.css.map((file: string) => `<link rel="stylesheet" href="/${file}">`),
    `<script type="module" src="/${entry.file}"></script>`,
  ].join('');
  const addresses = renderer.listAddresses();
  for (const address of addresses) {
    const html = fillTemplate(template, { head, root: await renderer.renderPage(address) });
    await mkdir(join(site, address), { recursive: true });
    await writeFile(join(site, address, 'index.html'), html);
  }
  return addresses.length;
}
