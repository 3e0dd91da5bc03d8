import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ensureBuilt } from '#build/start/ensure-built.mjs';
import { isSecure, readConfig } from '#service/config.ts';
import { temporaryFolder } from '#service/temporary-folder.fixture.ts';
import { documents } from './shared/project-files.ts';

const release = ensureBuilt();
const read = (path: string): string => readFileSync(path, 'utf8');
const example = read('deploy/systemd/neolis.env');

test('the example environment starts the service, every name known', () => {
  const lines = example.matchAll(/^([A-Z_]+)='?([^'\n]*)'?$/gm);
  const environment = Object.fromEntries([...lines].map(([, name = '', value = '']) => [name, value]));
  const config = readConfig(environment);
  expect(isSecure(config)).toBe(true);
  expect(config.passkeysOnly, 'a password alone would open every order').toBe(true);
  expect(config.trustedProxies?.check('127.0.0.1')).toBe(true);
  const known = read('service/config.ts');
  for (const name of Object.keys(environment)) expect(known).toContain(`  ${name}: `);
});

test('a shell reads a value between the quotes that the example names as systemd does, literally', () => {
  const quote = example.includes('between single quotes') ? "'" : '"';
  const program = `VALUE=${quote}pa$word9&#\\x y${quote}\nprintf %s "$VALUE"`;
  expect(execFileSync('sh', ['-c', program], { encoding: 'utf8' })).toBe('pa$word9&#\\x y');
});

// systemd would take it as part of the value.
test.each(documents)('%s writes no comment after a variable’s value', (document) =>
  expect(read(document).match(/^[A-Z_]+=\S*[ \t]+#.*/gm)).toBeNull(),
);

test('units and the office’s commands start programs that exist', () => {
  const started = ['neolis@.service', 'neolis-backup.service', 'neolis.sh'].map((file) =>
    read(`deploy/systemd/${file}`),
  );
  const commands = [...started.join('\n').matchAll(/dist\/service\/(commands\/[a-z-]+\.mjs)/g)].map(([, path]) => path);
  expect(commands).toEqual(['commands/backup.mjs']);
  const named = /^commands='([a-z|-]+)'$/m.exec(started[2] ?? '')?.[1]?.split('|') ?? [];
  expect(named.length).toBeGreaterThanOrEqual(5);
  // Restores a backup; no program of its own.
  for (const name of named.filter((name) => name !== 'drill'))
    expect(existsSync(join(release, 'service/commands', `${name}.mjs`)), name).toBe(true);
});

test('copies are removed after 30 days, those made by hand without a path too, and nothing else', () => {
  const folder = temporaryFolder();
  mkdirSync(join(folder, 'backups'));
  mkdirSync(join(folder, 'data/backups'), { recursive: true });
  mkdirSync(join(folder, 'old-backups'));
  for (const [file, days] of Object.entries({
    'backups/neolis-old.jsonl.gz': 32,
    'data/backups/neolis-old.jsonl.gz': 32,
    'old-backups/neolis-old.jsonl.gz': 32,
    'backups/neolis-new.jsonl.gz': 29,
    'neolis.sqlite': 32,
  })) {
    const day = Date.now() / 1000 - days * 86_400;
    writeFileSync(join(folder, file), '');
    utimesSync(join(folder, file), day, day);
  }
  const [, removal = ''] = /^ExecStartPost=(.*)$/m.exec(read('deploy/systemd/neolis-backup.service')) ?? [];
  execFileSync('chmod', ['-R', 'a+rwX', folder]);
  // Of root alone, where the folder is a disk of its own.
  mkdirSync(join(folder, 'lost+found'), { mode: 0 });
  const uid = process.getuid?.() || 65_534;
  execFileSync('sh', ['-c', removal.replaceAll('/var/lib/neolis', folder)], { uid });
  rmdirSync(join(folder, 'lost+found'));
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) => path.includes('.'));
  expect(files.sort()).toEqual(['backups/neolis-new.jsonl.gz', 'neolis.sqlite', 'old-backups/neolis-old.jsonl.gz']);
});
