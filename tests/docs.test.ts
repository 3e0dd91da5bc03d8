import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
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
