import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const markdownIn = (folder: string): string[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.md'))
    .map((name) => join(folder, name));
const documents = ['.', 'docs', 'docs/decisions'].flatMap(markdownIn);
const read = (path: string): string => readFileSync(path, 'utf8');

test.each(documents)('%s links to files that exist', (document) => {
  const links = [...read(document).matchAll(/\]\(([^)#]+)/g)].map(([, address = '']) => address);
  const local = links.filter((address) => !/^https?:/.test(address));
  expect(local.filter((address) => !existsSync(join(dirname(document), address)))).toEqual([]);
});

test.each(['docs/asvs.md', 'docs/limits.md', 'docs/threat-model.md'])(
  '%s names its proofs by paths that exist',
  (document) => {
    const paths = [
      ...read(document).matchAll(/`((?:content|docs|documents|domain|publish|site|supervision|tests)\/[^`]+)`/g),
    ];
    expect(paths.length).toBeGreaterThan(10);
    expect(paths.map(([, path = '']) => path).filter((path) => !existsSync(path))).toEqual([]);
  },
);

test('the counts of the ASVS table are those of its rows', () => {
  const table = read('docs/asvs.md');
  const states = [...table.matchAll(/^\| \d+\.\d+\.\d+ \| [^|]+ \| (holds|does not apply|fails) \| [^|]+ \|$/gm)];
  const rowsThat = (state: string): number => states.filter(([, found]) => found === state).length;
  const outside = [...table.matchAll(/^\| V\d+ [^|]+ \| (\d+) \|/gm)].reduce(
    (sum, [, count]) => sum + Number(count),
    0,
  );
  const [, holds, outOfScope, fails, all] = /^\| (\d+) \| (\d+) \| (\d+) \| (\d+) \|$/m.exec(table) ?? [];
  expect([rowsThat('holds'), rowsThat('does not apply') + outside, rowsThat('fails'), states.length + outside]).toEqual(
    [holds, outOfScope, fails, all].map(Number),
  );
});
