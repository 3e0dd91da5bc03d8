import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

const copied =
  'build content documents domain service site tools ui package.json package-lock.json tsconfig.base.json vite.config.ts';
/** The receiver of webhooks reads the program's name, not the brand's. */
const programName = '"user-agent": "Neolis"';
mkdirSync('.cache', { recursive: true });
const root = mkdtempSync(resolve('.cache/other-brand-'));

/** The files of the release that are text, without the source maps and the compressed copies. */
const read = (folder: string): (readonly [path: string, text: string])[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.(?:html|js|mjs|css|json|xml|txt|svg|webmanifest)$/.test(path))
    .map((path) => [join(folder, path), readFileSync(join(root, folder, path), 'utf8')]);

beforeAll(() => {
  for (const part of copied.split(' ')) cpSync(part, join(root, part), { recursive: true });
  symlinkSync(resolve('node_modules'), join(root, 'node_modules'));
  const file = join(root, 'content/brand.ts');
  const brand = readFileSync(file, 'utf8').replace("'Neolis'", "'Orion'").replace("'NEO'", "'ORI'");
  writeFileSync(file, brand);
  // A brand of its own has no earlier terms of sale.
  rmSync(join(root, 'content/terms-versions'), { recursive: true });
  mkdirSync(join(root, 'content/terms-versions'));
  for (const step of ['build/keep-terms.ts', 'build/build.ts']) {
    execFileSync(process.execPath, ['--import', 'tsx', step], { cwd: root, stdio: 'pipe' });
  }
}, 240_000);
afterAll(() => rmSync(root, { recursive: true, force: true }));

test('a build with another name and order prefix holds neither of the first', () => {
  const files = [...read('dist/site'), ...read('dist/service')];
  const traces = files.flatMap(([path, text]) =>
    [...`${path} ${text}`.replace(programName, '').matchAll(/.{0,60}(?:Neolis|NEO-).{0,40}/g)].map(([found]) => found),
  );
  expect(traces).toEqual([]);
  expect(readFileSync(join(root, 'dist/site/index.html'), 'utf8')).toContain('Orion');
});
