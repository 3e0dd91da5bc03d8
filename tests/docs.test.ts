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

test.each(['docs/threat-model.md'])('%s names its proofs by paths that exist', (document) => {
  const paths = [
    ...read(document).matchAll(/`((?:content|docs|documents|domain|publish|site|supervision|tests)\/[^`]+)`/g),
  ];
  expect(paths.length).toBeGreaterThan(10);
  expect(paths.map(([, path = '']) => path).filter((path) => !existsSync(path))).toEqual([]);
});
