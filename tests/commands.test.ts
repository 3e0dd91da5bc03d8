import { readFileSync } from 'node:fs';
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

test('no command is explained that there is none of', () => {
  const explained = [...documents.matchAll(/npm run (?:--silent )?([a-z][\w:-]*)/g)].map(([, name = '']) => name);
  expect(explained.filter((name) => !(name in scripts))).toEqual([]);
});
