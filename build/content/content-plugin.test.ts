import { copyFileSync, cpSync, mkdirSync, rmSync } from 'node:fs';
import { createServer as createHttpServer } from 'node:http';
import { join } from 'node:path';
import { createServer, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { temporaryFolder } from '#service/temporary-folder.fixture.ts';
import { contentPlugin } from './content-plugin.ts';

const folder = temporaryFolder();
const articles = join(folder, 'content/articles');
let vite: ViteDevServer;

beforeAll(async () => {
  mkdirSync(join(folder, 'content'), { recursive: true });
  cpSync('content/articles', articles, { recursive: true });
  vite = await createServer({
    configFile: false,
    root: folder,
    appType: 'custom',
    plugins: [contentPlugin()],
    server: { middlewareMode: true, hmr: { server: createHttpServer() } },
  });
});
afterAll(() => vite.close());

const listed = async (): Promise<number> =>
  ((await vite.ssrLoadModule('virtual:articles')) as { articles: unknown[] }).articles.length;

test('the development server lists an article as soon as its file is there, and no longer once it is gone', async () => {
  const before = await listed();
  expect(before).toBeGreaterThan(0);
  copyFileSync(join(articles, 'securite-voip-2024.md'), join(articles, 'un-essai.md'));
  await expect.poll(listed, { timeout: 10_000 }).toBe(before + 1);
  rmSync(join(articles, 'un-essai.md'));
  await expect.poll(listed, { timeout: 10_000 }).toBe(before);
});
