import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { boxSign } from '#content/box-sign.ts';
import { brand, logo } from '#content/brand.ts';
import { colours } from '#content/brand-look.ts';
import { copySources } from './shared/copy-sources.ts';

/** The receiver of webhooks reads the program's name, not the brand's. */
const programName = '"user-agent": "Neolis"';
/** Colours of another brand, in the order of the first one's. */
const others =
  '#2a1435 #5a4a66 #f6fbf9 #fefefe #0d5c4a #e2f3ec #9c1f63 #7c174e #fbeef5 #8fd4f0 #35632b #c9d6d0 #6f6a80'.split(' ');
const firstStrokes = [...logo.map(({ path }) => path), ...boxSign.map(({ d }) => d)];

mkdirSync('.cache', { recursive: true });
const root = mkdtempSync(resolve('.cache/other-brand-'));

const pathsIn = (folder: string, kind: RegExp): string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => kind.test(path))
    .map((path) => join(root, folder, path));

function run(...command: readonly string[]): { readonly status: number | null; readonly stderr: string } {
  return spawnSync(process.execPath, ['--import', 'tsx', ...command], { cwd: root, encoding: 'utf8' });
}

/** The build before the cards of the other brand are drawn. */
let early: ReturnType<typeof run>;

beforeAll(() => {
  copySources(root);
  const change = (file: string, edit: (text: string) => string): void => {
    writeFileSync(join(root, file), edit(readFileSync(join(root, file), 'utf8')));
  };
  const withoutStrokes = (text: string): string =>
    firstStrokes.reduce((before, stroke, index) => before.replace(stroke, `M${index + 3} 4h20v20`), text);
  change('content/brand.yaml', (text) =>
    withoutStrokes(text).replace(`name: ${brand.name}`, 'name: Orion').replace(`: ${brand.orderPrefix}`, ': ORI'),
  );
  change('content/brand-look.yaml', (text) =>
    Object.values(colours).reduce<string>(
      (before, colour, index) => before.replace(`"${colour}"`, `"${others[index]}"`),
      text,
    ),
  );
  change('content/box-sign.yaml', withoutStrokes);
  // A brand of its own has no earlier terms of sale.
  rmSync(join(root, 'content/terms-versions'), { recursive: true });
  mkdirSync(join(root, 'content/terms-versions'));
  writeFileSync(join(root, 'content/terms-versions/SHA256SUMS'), '');
  expect(run('build/keep-terms.ts')).toMatchObject({ status: 0 });
  early = run('build/build.ts');
  for (const step of ['tools/cards/make-cards.ts', 'build/build.ts']) expect(run(step)).toMatchObject({ status: 0 });
}, 240_000);
afterAll(() => rmSync(root, { recursive: true, force: true }));

test('a build with the pictures of the first brand is refused, with the command that draws them again', () => {
  expect(early.status).toBe(1);
  expect(early.stderr).toMatch(/^content\/brand\.yaml:1\u00a0: .* sont celles d’une autre marque .*make:cards.*\n$/);
});

test('a build with another name, order prefix, colours and logo has none of the first', async () => {
  const first = [brand.name, ...firstStrokes, ...Object.values(colours)]
    // White, and strokes of every drawing.
    .filter((trace) => trace.length > 4);
  // Not the end of a word, such as CBOR-encoded.
  const prefix = new RegExp(`\\b${brand.orderPrefix}-`);
  const files = ['dist/site', 'dist/service'].flatMap((folder) =>
    pathsIn(folder, /\.(?:html|js|mjs|css|json|xml|txt|svg|vtt|webmanifest)$/),
  );
  expect(files.length).toBeGreaterThan(100);
  const traces = files.flatMap((path) => {
    const text = `${path} ${readFileSync(path, 'utf8')}`.replace(programName, '');
    const found = [...first.filter((trace) => text.includes(trace)), ...(prefix.exec(text) ?? [])];
    return found.map((trace) => `${path}: ${trace}`);
  });
  expect(traces).toEqual([]);
  expect(readFileSync(join(root, 'dist/site/index.html'), 'utf8')).toContain('Orion');
  const terms = await getDocumentProxy(new Uint8Array(readFileSync(join(root, 'dist/site/CGV.pdf'))));
  const { text } = await extractText(terms, { mergePages: true });
  expect(text).toContain('Orion');
  expect(text).not.toContain(brand.name);
});
