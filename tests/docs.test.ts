import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '#service/temporary-folder.fixture.ts';
import { documents } from './shared/project-files.ts';

const read = (path: string): string => readFileSync(path, 'utf8');

/** The fragment of each heading on a forge's page of the document. */
const anchorsOf = (document: string): string[] =>
  [...read(document).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, '')
      .replace(/\s/g, '-'),
  );

test.each(documents)('%s links to files and headings that exist', (document) => {
  const links = [...read(document).matchAll(/\]\(([^)\s]+)\)/g)].map(([, address = '']) => address);
  const broken = links
    .filter((address) => !/^(https?|mailto):/.test(address))
    .filter((address) => {
      const [path = '', fragment] = address.split('#');
      const target = path === '' ? document : join(dirname(document), path);
      return !existsSync(target) || (fragment !== undefined && !anchorsOf(target).includes(fragment));
    });
  expect(broken).toEqual([]);
});

/** Guides whose paths must exist; decisions may name what there was when they were made. */
const guides = documents.filter((path) => !/^(?:content|docs\/decisions)\/|^CHANGELOG/.test(path));

test.each(guides)('%s names files and folders that exist', (document) => {
  const paths = [
    ...read(document).matchAll(
      /`((?:content|docs|documents|domain|build|deploy|lint|tools|ui|site|service|tests)\/[^`\s<*…]*)`/g,
    ),
  ].map(([, path = '']) => path);
  expect(paths.filter((path) => !existsSync(path))).toEqual([]);
});

/** Ways through the code: at each station what a file exports, and the name by which the way reaches it. */
const ways = read('docs/architecture.md')
  .split(/^### /m)
  .slice(1)
  .map((section) => ({
    title: section.split('\n')[0] ?? '',
    stations: [...section.matchAll(/^\|`(.+?)`\|`(.+?)`\|.*?\|(?:`(.+?)`)?\|$/gm)].map(
      ([, name = '', file = '', by = '']) => ({ name, file, by }),
    ),
  }))
  .filter(({ stations }) => stations.length > 0);

test('the architecture follows three ways, from an input to what becomes of it', () => {
  expect(ways.map(({ stations }) => stations.length)).toEqual([10, 8, 10]);
});

test.each(ways)('« $title » goes through stations that exist, each reached from one above', ({ stations }) => {
  const words = (file: string): string[] => read(file).match(/[\w-]+/g) ?? [];
  for (const [index, { name, file, by }] of stations.entries()) {
    expect(read(file), file).toMatch(new RegExp(`^export (?:async )?(?:function|class|const) ${name}\\b`, 'm'));
    const above = ['service/main.ts', ...stations.slice(0, index).map((station) => station.file)].flatMap(words);
    if (index > 0) expect([words(file).includes(by), above.includes(by)], `${file} by ${by}`).toEqual([true, true]);
  }
});

test.each([
  ['a key that gpg refuses', '#!/bin/sh\nexit 2\n', ['neolis-old.jsonl.gz.gpg']],
  ['a key', '#!/bin/sh\nwhile [ "$1" != -o ]; do shift; done\ncp "$4" "$2"\n', ['neolis-1.jsonl.gz.gpg']],
])('the nightly copy to another machine, with %s, leaves whole files there', (_key, gpg, expected) => {
  const [, line = ''] = /^15 4 \* \* \* (.*)$/m.exec(read('docs/operation.md')) ?? [];
  const folder = temporaryFolder();
  for (const name of ['here', 'there', 'bin']) mkdirSync(join(folder, name));
  writeFileSync(join(folder, 'here/neolis-1.jsonl.gz'), 'orders');
  writeFileSync(join(folder, 'there/neolis-old.jsonl.gz.gpg'), 'orders');
  utimesSync(join(folder, 'there/neolis-old.jsonl.gz.gpg'), 0, 0);
  writeFileSync(join(folder, 'bin/gpg'), gpg, { mode: 0o755 });
  writeFileSync(join(folder, 'bin/ssh'), `#!/bin/sh\nshift; cd ${folder}/there; sh -c "$*"\n`, { mode: 0o755 });
  const env = { PATH: `${folder}/bin:${process.env.PATH}`, HOME: folder };
  spawnSync('sh', ['-c', line.replace('/var/lib/neolis/backups', `${folder}/here`)], { env });
  const copies = readdirSync(join(folder, 'there'));
  expect(copies).toEqual(expected);
  for (const copy of copies) expect(read(join(folder, 'there', copy))).toBe('orders');
});
