import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '#service/temporary-folder.fixture.ts';
import { keepEarlierAssets } from './keep-assets.ts';

const folder = temporaryFolder();

async function release(name: string, previous: string, day: string, files: readonly string[]): Promise<string[]> {
  const assets = join(folder, name, 'site/assets');
  mkdirSync(assets, { recursive: true });
  for (const file of files) writeFileSync(join(assets, file), file);
  await keepEarlierAssets(join(folder, previous), join(folder, name), new Date(`${day}T12:00:00Z`));
  return readdirSync(assets).sort();
}

test('a hashed file is kept for 30 days after the last release that used it', async () => {
  expect(await release('one', 'none', '2026-01-01', ['a.js', 'b.js'])).toEqual(['a.js', 'b.js']);
  writeFileSync(join(folder, 'one/site/assets/a.js.br'), 'compressed after');
  expect(await release('two', 'one', '2026-01-10', ['b.js', 'c.js'])).toEqual(['a.js', 'a.js.br', 'b.js', 'c.js']);
  expect(await release('three', 'two', '2026-02-01', ['c.js'])).toEqual(['b.js', 'c.js']);
  expect(await release('four', 'three', '2026-02-20', ['d.js'])).toEqual(['c.js', 'd.js']);
});
