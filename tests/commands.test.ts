import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { orderActions } from '#service/desk/order-actions.ts';
import { documents, projectFiles } from './project-files.ts';

const read = (path: string): string => readFileSync(path, 'utf8');
const { scripts } = JSON.parse(read('package.json')) as { scripts: Readonly<Record<string, string>> };
const guides = `${read('README.md')}${read('docs/commands.md')}${read('CONTRIBUTING.md')}`;
const withoutRun = ['start', 'test'];

test.each(Object.keys(scripts))('%s is explained where people look for commands', (name) => {
  const command = withoutRun.includes(name) ? `npm ${name}` : `npm run ${name}`;
  // The name as a whole: « make:fonts » doesn't explain « make:font ».
  expect(new RegExp(`${command}(?![\\w:-])`).test(guides)).toBe(true);
});

const filesIn = (folder: string, ending: string): string[] =>
  projectFiles.filter((path) => path.startsWith(folder) && path.endsWith(ending));

/** The files that a script for tests runs: a word after it is a part of their paths, `-g` or `-t` of their titles. */
const suites: Readonly<Record<string, () => readonly string[]>> = {
  test: () => [...filesIn('', '.test.ts'), ...filesIn('tests/e2e', '.e2e.ts')],
  'test:e2e': () => filesIn('tests/e2e', '.e2e.ts'),
  'test:soak': () => filesIn('tests/resilience/soak', '.soak.ts'),
  // The title of a state is in a file of its own.
  'test:accessibility': () => filesIn('tests/accessibility', '.ts'),
};

const office = (name: string): string => read(`service/commands/${name}.ts`);
const orderWords = [office('orders'), ...orderActions.map(({ command }) => `'${command}'`)].join();

/** What may follow other scripts, quoted in their code. */
const actions: Readonly<Record<string, string>> = {
  orders: orderWords,
  desk: office('desk'),
  'personal-data': office('personal-data'),
};

/** What is wrong with the words after a script, as they are written in a document. */
function mistakesIn(script: string, words: string): string[] {
  const paths = words.match(/\b(?:domain|tests|service|site|build)\/[\w./-]+/g) ?? [];
  const missing = paths.filter((path) => !existsSync(path));
  const files = suites[script]?.();
  if (files !== undefined) {
    const [option = '', , quoted, plain] = /-[gt] (?:(')([^']+)'|(\S+))/.exec(words) ?? [];
    const title = quoted ?? plain;
    const names = words.replace(option, '').match(/(?<![\w-])[a-z][\w./-]*/g) ?? [];
    const ran = files.filter((path) => names.every((name) => path.includes(name)));
    const found = ran.some((path) => title === undefined || hasTitle(read(path), title));
    return found ? missing : [...missing, `« ${words} » runs nothing`];
  }
  const known = actions[script];
  const used = words.split(' ').slice(0, 1);
  const unknown = known === undefined ? [] : used.filter((word) => word !== '' && !known.includes(`'${word}'`));
  return [...missing, ...unknown.map((word) => `${script} knows no « ${word} »`)];
}

function hasTitle(source: string, title: string): boolean {
  return source.split('\n').some((line) => /['"`]/.test(line) && line.includes(title));
}

describe('the commands in a document', () => {
  test.each(documents)('%s are right', (document) => {
    const source = read(document);
    const typed = [
      ...source.matchAll(
        /npm (?:--silent )?(?:run (?:--silent )?([a-z][\w:-]*)|(test|start))\b(?: -- ([^`\n#>|)]+))?/g,
      ),
    ].map(([, run, short, words = '']) => ({ script: run ?? short ?? '', words: words.trim() }));
    expect(typed.filter(({ script }) => !(script in scripts))).toEqual([]);
    const installed = [...source.matchAll(/\bneolis (orders|desk|personal-data) ([a-z-]+)/g)].map(
      ([, script = '', words = '']) => ({ script, words }),
    );
    expect([...typed, ...installed].flatMap(({ script, words }) => mistakesIn(script, words))).toEqual([]);
    const files = [...source.matchAll(/npx vitest run ([\w./-]+)(?: -t (?:'([^']+)'|(\w+)))?/g)];
    for (const [command, path = '', quoted, plain] of files) {
      const named = existsSync(path) && path.endsWith('.ts') ? [path] : filesIn(path, '.ts');
      expect(
        named.some((file) => hasTitle(read(file), quoted ?? plain ?? '')),
        command,
      ).toBe(true);
    }
  });
});
