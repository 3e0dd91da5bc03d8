import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { temporaryFolder } from '#service/temporary-folder.fixture.ts';
import { findFreePort } from './host-program.ts';

const read = (path: string): string => readFileSync(path, 'utf8');
const { scripts } = JSON.parse(read('package.json')) as { scripts: Readonly<Record<string, string>> };

/** The scripts that another test runs: as « npm run », or the same program, which that test names. */
const runBy: Readonly<Record<string, string>> = {
  start: 'tests/start.test.ts',
  serve: 'tests/start.test.ts',
  // `npm test` itself, which runs this.
  test: 'tests/run.mjs',
  lint: 'tests/run.mjs',
  typecheck: 'tests/run.mjs',
  build: 'tests/run.mjs',
  release: 'tests/resilience/release.test.ts',
  'keep-terms': 'tests/other-brand.test.ts',
  'keep-catalogue': 'tests/e2e/price-change.e2e.ts',
  'make:cards': 'tests/other-brand.test.ts',
  desk: 'tests/office-commands.test.ts',
  orders: 'tests/office-commands.test.ts',
  report: 'tests/office-commands.test.ts',
  'personal-data': 'tests/office-commands.test.ts',
  backup: 'tests/office-commands.test.ts',
  restore: 'tests/office-commands.test.ts',
  sbom: 'tests/sbom.test.ts',
  'check-host': 'tests/check-host.test.ts',
};

/** What is typed after a script so that it ends soon, and what it then prints: runners of minutes list what they would run. */
const shortened: Readonly<Record<string, readonly [words: string, printed: RegExp]>> = {
  'check-publication': ['', /à compléter|publi/],
  'test:unit': ['domain/money.test.ts', /Test Files +1 passed/],
  'test:watch': ['--run domain/money.test.ts', /Test Files +1 passed/],
  'test:e2e': ['--list home', /Total: \d+ tests/],
  'test:accessibility': ['--list', /Total: \d+ tests/],
  'test:mutation': ['--dryRunOnly --mutate domain/edit-distance.ts', /dry-run has been completed/],
  'test:owner': ['--list', /^price\n/],
  'bench:pages': ['--list', /^\/quote\/$/m],
  'bench:interaction': ['--list', /^\/quote\/$/m],
  'bench:service': ['--list', /^50 clients$/m],
};
/** Suites that load all their files before they could leave out one: Vitest lists the files of the same command. */
const listed: Readonly<Record<string, string>> = {
  'test:service': 'service/report/csv.test.ts',
  'test:soak': 'tests/resilience/soak/kills.soak.ts',
};
/** Those with a test of their own below. */
const alone = ['dev', 'format', 'make:fonts'];

/** For scripts that write: as much of the project as they need. */
const folder = temporaryFolder();
for (const part of ['package.json', 'biome.json', 'lint', 'tools'])
  cpSync(part, join(folder, part), { recursive: true });
symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));

interface Ended {
  readonly status: number | null;
  readonly output: string;
}

function npmRun(script: string, words = '', { cwd = '.', path = process.env.PATH } = {}): Ended {
  const parameters = ['run', '--silent', script, '--', ...words.split(' ').filter(Boolean)];
  const env = { ...process.env, PATH: path, NO_COLOR: '1' };
  const { status, stdout, stderr } = spawnSync('npm', parameters, { cwd, env, encoding: 'utf8' });
  return { status, output: `${stdout}${stderr}` };
}

test('each script of package.json is run by a test', () => {
  const run = [runBy, shortened, listed].flatMap((table) => Object.keys(table));
  expect([...run, ...alone].sort()).toEqual(Object.keys(scripts).sort());
});

test.each(Object.entries(runBy))('%s is run by %s', (script, path) => {
  const [program = script] = scripts[script]?.match(/[\w/-]+\.(?:ts|mjs)\b|\btsc\b/) ?? [];
  expect([program, `'${script}'`, `npm ${script}`].some((name) => read(path).includes(name))).toBe(true);
});

describe('runs as a process', { timeout: 240_000 }, () => {
  test.each(Object.entries(shortened))('%s', (script, [words, printed]) => {
    const { status, output } = npmRun(script, words);
    expect(output, output).toMatch(printed);
    // The data of the company may still be incomplete.
    expect(status).toBe(script === 'check-publication' && output.includes('à compléter') ? 1 : 0);
  });

  test.each(Object.entries(listed))('%s, as a list of its files', (script, file) => {
    const [program = '', ...words] = (scripts[script] ?? '').replace(' run ', ' list --filesOnly ').split(' ');
    const { status, stdout } = spawnSync(`node_modules/.bin/${program}`, words, { encoding: 'utf8' });
    expect({ status, named: stdout.includes(file) }).toEqual({ status: 0, named: true });
  });

  test('format', () => {
    writeFileSync(join(folder, 'planted.ts'), 'export const  answer = "42"');
    expect(npmRun('format', '', { cwd: folder }).status).toBe(0);
    expect(read(join(folder, 'planted.ts'))).toBe("export const answer = '42';\n");
  });

  test('make:fonts, which makes what is committed', () => {
    expect(npmRun('make:fonts', '', { cwd: folder }).status).toBe(0);
    const made = ['ui/fonts', 'documents/fonts'].flatMap((fonts) =>
      readdirSync(join(folder, fonts)).map((name) => join(fonts, name)),
    );
    expect(made).toHaveLength(11);
    for (const path of made) expect(readFileSync(join(folder, path)).equals(readFileSync(path)), path).toBe(true);
  });

  test('dev, until it is asked to end', async () => {
    const port = await findFreePort();
    const npm = spawn('npm', ['run', 'dev'], { detached: true, env: { ...process.env, PORT: String(port) } });
    const ended = once(npm, 'exit');
    try {
      // Read on: a program whose output nobody takes ends at its next line.
      const ready = new Promise<void>((resolve) => {
        npm.stdout.on('data', (line) => String(line).includes('en développement') && resolve());
      });
      await Promise.race([ready, ended]);
      expect(await (await fetch(`http://localhost:${port}/`)).text()).toContain('/site/app/main.tsx');
    } finally {
      process.kill(-(npm.pid ?? 0), 'SIGTERM');
      await ended;
    }
  });
});
