import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { exampleStatistics } from '#service/storage/example-rows.fixture.ts';
import { openSqlite } from '#service/storage/sqlite.ts';
import { temporaryFolder } from '#service/temporary-folder.fixture.ts';
import { ensureProgram } from '#tools/system-programs.mjs';

const folder = temporaryFolder();
const file = join(folder, 'base.sqlite');
beforeAll(async () => {
  const storage = await openSqlite(file);
  await Promise.all(Array.from({ length: 5000 }, () => storage.addQuoteStatistics(exampleStatistics())));
  await storage.close();
  expect(backup('1.jsonl.gz').status).toBe(0);
}, 60_000);

/** Makes a backup as the provider does; returns its output and exit code. */
function backup(copy: string, wrapper: readonly string[] = []) {
  const command = [process.execPath, '--import', 'tsx', 'service/commands/backup.ts', join(folder, copy)];
  const [program = '', ...parameters] = [...wrapper, ...command];
  const env = { PATH: process.env.PATH ?? '', DATABASE_FILE: file };
  const { status, stdout, stderr } = spawnSync(program, parameters, { encoding: 'utf8', env });
  return { status, stdout, stderr };
}

/** Everything that a backup wrote, finished or not. */
const copies = (): string[] => readdirSync(folder).filter((name) => name.includes('.gz'));

describe('a backup that can’t be made', () => {
  test('leaves nothing behind on a full disk', { timeout: 60_000 }, () => {
    // To the writing program, a limit on file sizes is a full disk.
    const { status, stdout, stderr } = backup('2.jsonl.gz', [ensureProgram('prlimit'), '--fsize=100000']);
    expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
    expect(stderr).toBe('Échec : plus de place sur le disque ; rien n’a été gardé\n');
    expect(copies()).toEqual(['1.jsonl.gz']);
  });

  test('is refused for a damaged database', { timeout: 60_000 }, () => {
    const bytes = readFileSync(file);
    writeFileSync(file, bytes.fill(0x5a, 4096 * 3, 4096 * 12));
    const { status, stderr } = backup('3.jsonl.gz');
    expect(status).toBe(1);
    expect(stderr).toMatch(/^Base de données refusée : .* est endommagée .* restaurez la dernière sauvegarde\.\n$/);
    expect(copies()).toEqual(['1.jsonl.gz']);
  });
});
