import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const read = (path: string): string => readFileSync(path, 'utf8');
const { scripts } = JSON.parse(read('package.json')) as { scripts: Readonly<Record<string, string>> };
const documents = `${read('README.md')}${read('docs/commands.md')}${read('CONTRIBUTING.md')}`;
const withoutRun = ['start', 'test'];

test.each(Object.keys(scripts))('%s is explained where people look for commands', (name) => {
  const command = withoutRun.includes(name) ? `npm ${name}` : `npm run ${name}`;
  // The name as a whole: « make:fonts » doesn't explain « make:font ».
  expect(new RegExp(`${command}(?![\\w:-])`).test(documents)).toBe(true);
});

const all = ['.', 'content', 'docs', 'docs/decisions'].flatMap((folder) =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.md'))
    .map((name) => join(folder, name)),
);

test.each(all)('%s names commands that exist', (document) => {
  const named = [...read(document).matchAll(/npm (?:--silent )?run (?:--silent )?([a-z][\w:-]*)/g)].map(
    ([, name = '']) => name,
  );
  expect(named.filter((name) => !(name in scripts))).toEqual([]);
  const run = [...read(document).matchAll(/npx vitest run ([\w./-]+)/g)].map(([, path = '']) => path);
  expect(run.filter((path) => !existsSync(path))).toEqual([]);
});
