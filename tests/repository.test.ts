import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { hardeningFlags } from '#build/start/service-flags.mjs';
import { temporaryFolder } from '#service/temporary-folder.fixture.ts';
import { sourcesIn } from './shared/project-files.ts';

/** Each tool that enforces a rule of the repository is shown a violation in a copy, and must refuse it. */
const root = process.cwd();
const parts = ['documents', 'domain', 'ui', 'site', 'build', 'deploy', 'tools', 'service'];
const copy = temporaryFolder();

beforeAll(() => {
  for (const name of ['biome.json', 'lint', 'package.json'])
    cpSync(join(root, name), join(copy, name), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
});

function plant(path: string, source: string): void {
  mkdirSync(dirname(join(copy, path)), { recursive: true });
  writeFileSync(join(copy, path), source);
}

/** What the linter finds broken in planted files: each rule by its name. */
function brokenRules(...paths: readonly string[]): { readonly path: string; readonly rule: string }[] {
  const options = ['lint', '--reporter=json', '--max-diagnostics=none'];
  const { stdout } = spawnSync(resolve(root, 'node_modules/.bin/biome'), [...options, ...paths], {
    cwd: copy,
    encoding: 'utf8',
  });
  const report = JSON.parse(stdout) as { diagnostics: { category: string; location: { path: string } }[] };
  return report.diagnostics.map(({ category, location }) => ({ path: location.path, rule: category }));
}

const forbidden = [
  ['content/schemas/planted.ts', '#service/config.ts'],
  ['domain/planted.ts', 'react'],
  ['domain/planted.ts', 'node:fs'],
  ['domain/quote/planted.ts', '../money.ts'],
  ['documents/planted.ts', '#site/app/main.tsx'],
  ['service/planted.ts', '#site/app/main.tsx'],
  ['service/orders/planted.ts', 'kysely'],
  ['service/storage/planted.ts', '#service/orders/life/change-order.ts'],
  ['service/mail/planted.ts', '#service/desk/desk-times.ts'],
  ['service/orders/planted.ts', '#service/desk/desk-times.ts'],
  ['service/orders/planted.ts', '#service/setup/rules/open-setup.ts'],
  ['service/portability/rules/planted.ts', '#service/commands/desk.ts'],
  ['deploy/planted.ts', '#build/headers.ts'],
  ['site/app/planted.ts', '#service/app.ts'],
  ['site/pages/home/planted.ts', '#ui/buttons/Button.module.css'],
  ['ui/planted.ts', '#content/company.ts'],
  ['ui/drawings/planted.ts', '#domain/money.ts'],
  ['site/navigation/planted.ts', '#site/features/prose/Prose.tsx'],
  ['site/features/prose/planted.ts', '#site/features/supervision/calls.ts'],
  ['site/layout/planted.ts', '#site/pages/home/HomePage.tsx'],
  ['site/pages/home/planted.ts', '#site/pages/quote/QuotePage.tsx'],
  ['site/pages/quote/form/planted.ts', '#site/pages/quote/result/PriceCard.tsx'],
  ['build/planted.ts', 'pg'],
  ['build/planted.ts', '#tools/cards/make-cards.ts'],
  ['tools/planted.ts', 'pg'],
] as const;

describe('who may import whom', () => {
  /** A file of its own for each import, so that all are linted at once. */
  const planted = forbidden.map(([path, imported], index) => {
    return [path, imported, path.replace('planted', `planted-${index}`)] as const;
  });
  let refused: readonly string[];
  beforeAll(() => {
    for (const [, imported, file] of planted) plant(file, `import '${imported}';\n`);
    const broken = brokenRules(...planted.map(([, , file]) => file));
    refused = broken.filter(({ rule }) => rule === 'plugin').map(({ path }) => path);
  });

  test.each(planted)('%s may not import %s', (_path, _imported, file) => expect(refused).toContain(file));

  test('two files may not import each other', () => {
    const cycle = { path: 'domain/one.ts', rule: 'lint/suspicious/noImportCycles' };
    plant('domain/one.ts', "import { two } from '#domain/two.ts';\nexport const one = () => two;\n");
    plant('domain/two.ts', "import { one } from '#domain/one.ts';\nexport const two = () => one;\n");
    expect(brokenRules('domain/one.ts')).toContainEqual(cycle);
    plant('domain/two.ts', "import type { one } from '#domain/one.ts';\nexport type Two = typeof one;\n");
    expect(brokenRules('domain/one.ts'), 'types count too').toContainEqual(cycle);
  });

  /** The topic of a file; its pages of the desk belong to the desk. */
  const topicOf = (path: string): string =>
    `${dirname(path.replace(/^service\/[\w-]+\/desk\//, 'service/desk/'))
      .split('/')
      .slice(0, 2)
      .join('/')}/`;

  test.each([
    ['folders', (path: string) => `${dirname(path)}/`],
    ['topics', topicOf],
  ])('%s import each other one way only', (_, placeOf) => {
    let ways = parts
      .flatMap(sourcesIn)
      .filter((path) => !/\.(test|property|contract|fixture|arbitraries)\./.test(path))
      .flatMap((path) =>
        [...readFileSync(path, 'utf8').matchAll(/'(#|\.\/)([^'?]+)['?]/g)].map(([, start, name = '']) => ({
          from: placeOf(path),
          to: placeOf(start === '#' ? name : join(dirname(path), name)),
        })),
      )
      // The files beside a folder are what it may use, or what joins it to others.
      .filter(({ from, to }) => !from.startsWith(to) && !to.startsWith(from));
    for (let count = 0; count !== ways.length; ) {
      count = ways.length;
      const [starts, ends] = [new Set(ways.map(({ from }) => from)), new Set(ways.map(({ to }) => to))];
      ways = ways.filter(({ from, to }) => starts.has(to) && ends.has(from));
    }
    const circles = ways.map(({ from, to }) => `${from} imports ${to}`);
    expect(circles, 'these go round in a circle').toEqual([]);
  });

  test.each([...parts, 'tests'])('no folder of %s holds more than 15 files of code', (part) => {
    const code = sourcesIn(part).filter((path) => !/\.(test|contract|fixture)\.|\/migrations\//.test(path));
    const folders = code.map((path) => dirname(path));
    const isCrowded = (folder: string): boolean => folders.filter((other) => other === folder).length > 15;
    expect([...new Set(folders)].filter(isCrowded)).toEqual([]);
  });
});

test('the lock file has a SHA-512 of every package, and each with an install script was judged', () => {
  type Package = { readonly integrity?: string; readonly hasInstallScript?: boolean; readonly link?: boolean };
  const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: Record<string, Package> };
  const packages = Object.entries(lock.packages).filter(([path, { link }]) => path.includes('node_modules/') && !link);
  expect(packages.filter(([, { integrity }]) => !integrity?.startsWith('sha512-'))).toEqual([]);
  const { allowScripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { allowScripts: object };
  const scripted = packages.filter(([, { hasInstallScript }]) => hasInstallScript).map(([path]) => path);
  expect(scripted).toEqual(Object.keys(allowScripts).map((name) => `node_modules/${name}`));
});

test.each([
  'package.json',
  ...['neolis@.service', 'neolis-backup.service', 'neolis.sh', 'neolis-upgrade.sh'].map(
    (name) => `deploy/systemd/${name}`,
  ),
])('%s starts programs of a release with the flags against smuggled code', (file) => {
  const starts = readFileSync(file, 'utf8').match(/\bnode .*dist\/service\//g) ?? [];
  expect(starts).not.toEqual([]);
  expect(starts.filter((start) => !start.startsWith(`node ${hardeningFlags.join(' ')} `))).toEqual([]);
});
