import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer as createHttpServer } from 'node:http';
import { join } from 'node:path';
import { createServer, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Catalogue } from '#domain/quote/catalogue/catalogue.ts';
import { temporaryFolder } from '#service/temporary-folder.fixture.ts';
import { contentPlugin } from './content-plugin.ts';

const folder = temporaryFolder();
const articles = join(folder, 'content/articles');
const catalogues = join(folder, 'content/catalogues');
let vite: ViteDevServer;

beforeAll(async () => {
  mkdirSync(join(folder, 'content'), { recursive: true });
  cpSync('content/articles', articles, { recursive: true });
  cpSync('content/catalogues', catalogues, { recursive: true });
  for (const name of ['brand', 'company', 'legal-choices'])
    cpSync(`content/${name}.yaml`, join(folder, `content/${name}.yaml`));
  vite = await createServer({
    configFile: false,
    root: folder,
    appType: 'custom',
    plugins: [contentPlugin()],
    server: { middlewareMode: true, hmr: { server: createHttpServer() } },
  });
  // What appears in a folder before it is watched is reported to nobody.
  const watched = () => [articles, catalogues].map((place) => vite.watcher.getWatched()[place]?.toSorted());
  const listed = [articles, catalogues].map((place) => readdirSync(place).toSorted());
  await vi.waitFor(() => expect(watched()).toEqual(listed), { timeout: 10_000 });
});
afterAll(() => vite.close());

/** Price of the main phone in every catalogue, in cents. */
const prices = async (): Promise<number[]> => {
  const list = (await vite.ssrLoadModule('virtual:catalogues')) as { catalogues: Catalogue[] };
  return list.catalogues.map(({ oneTime }) => oneTime.phones.T46U.priceCents);
};
const countArticles = async (): Promise<number> =>
  ((await vite.ssrLoadModule('virtual:articles')) as { articles: unknown[] }).articles.length;

test('the development server lists an article as soon as its file is there, and no longer once it is gone', async () => {
  const before = await countArticles();
  expect(before).toBeGreaterThan(0);
  const text = readFileSync(join(articles, 'securite-voip-2024.md'), 'utf8');
  writeFileSync(join(articles, 'un-essai.md'), text);
  await expect.poll(countArticles, { timeout: 10_000 }).toBe(before + 1);
  rmSync(join(articles, 'un-essai.md'));
  await expect.poll(countArticles, { timeout: 10_000 }).toBe(before);
});

test('the development server has a new catalogue at once, and reloads it when a price changes', async () => {
  const before = await prices();
  const copy = join(catalogues, '2099-12.yaml');
  const text = readFileSync(join(catalogues, '2026-11.yaml'), 'utf8').replace(
    /^validFrom: .*$/m,
    'validFrom: 2099-12-01',
  );
  writeFileSync(copy, text);
  await expect.poll(prices, { timeout: 10_000 }).toEqual([...before, 11_600]);
  writeFileSync(copy, text.replace('price: 116,00', 'price: 121,00'));
  await expect.poll(prices, { timeout: 10_000 }).toEqual([...before, 12_100]);
});
