import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer as createHttpServer } from 'node:http';
import { join } from 'node:path';
import { createServer } from 'vite';
import { expect, test, vi } from 'vitest';
import { contentPlugin } from './content-plugin.ts';
import { article, copyContent } from './copied-content.fixture.ts';
import { writeContentModules } from './write-modules.ts';

test('the development server lists an article while its file is there, and shows its mistakes', async () => {
  const { root, remove } = copyContent({});
  writeContentModules(root);
  const vite = await createServer({
    configFile: false,
    root,
    appType: 'custom',
    plugins: [contentPlugin()],
    server: { middlewareMode: true, hmr: { server: createHttpServer() }, watch: { ignored: ['**/site/**'] } },
  });
  try {
    const folders = ['content/articles', 'content/generated'].map((folder) => join(root, folder));
    const watched = () => folders.map((folder) => vite.watcher.getWatched()[folder]?.toSorted());
    // What changes in a folder before it is watched is reported to nobody.
    const found = folders.map((folder) => readdirSync(folder).toSorted());
    await vi.waitFor(() => expect(watched()).toEqual(found), { timeout: 10_000 });
    const listed = async () => JSON.stringify(await vite.ssrLoadModule('/content/generated/article-list.ts'));
    expect(await listed()).not.toContain('"un-essai"');
    const file = join(root, 'content/articles/un-essai.md');
    const text = readFileSync(join(root, article), 'utf8');
    writeFileSync(file, text.replaceAll(/^(?:title|excerpt): .*/gm, '$&, un essai'));
    await expect.poll(listed, { timeout: 10_000 }).toContain('"un-essai"');
    const sent = vi.spyOn(vite.environments.client.hot, 'send');
    writeFileSync(file, readFileSync(file, 'utf8').replace('](/quote/)', '](/devis/)'));
    await expect.poll(() => JSON.stringify(sent.mock.calls), { timeout: 10_000 }).toContain('/devis/');
    rmSync(file);
    await expect.poll(listed, { timeout: 10_000 }).not.toContain('"un-essai"');
  } finally {
    await vite.close();
    remove();
  }
});
