import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ensureBuilt } from '#build/start/ensure-built.mjs';
import { exampleStatistics } from '#service/storage/contract/example-rows.fixture.ts';
import { openSqlite } from '#service/storage/engines/sqlite.ts';
import { temporaryFolder } from '#service/temporary-folder.fixture.ts';
import { ensureProgram } from '#tests/setup/system-programs.mjs';

const program = join(ensureBuilt(), 'service/commands/backup.mjs');

test('a backup leaves nothing behind on a full disk', { timeout: 60_000 }, async () => {
  const folder = temporaryFolder();
  const file = join(folder, 'base.sqlite');
  const storage = await openSqlite(file);
  // Random, so that the copy is larger than the limit although it is compressed.
  for (let row = 0; row < 300; row += 1)
    await storage.addQuoteStatistics(exampleStatistics({ needs: randomBytes(500).toString('base64') }));
  await storage.close();
  const command = [process.execPath, program, join(folder, 'copy.jsonl.gz')];
  const env = { PATH: process.env.PATH ?? '', DATABASE_FILE: file };
  // To the writing program, a limit on file sizes is a full disk.
  const made = spawnSync(ensureProgram('prlimit'), ['--fsize=100000', ...command], { encoding: 'utf8', env });
  expect([made.status, made.stdout, made.stderr]).toEqual([
    1,
    '',
    'Échec : plus de place sur le disque ; rien n’a été gardé\n',
  ]);
  expect(readdirSync(folder)).toEqual(['base.sqlite']);
});
