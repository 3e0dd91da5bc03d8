import { createHash } from 'node:crypto';
import { readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { exampleStatistics } from '#service/storage/contract/example-rows.fixture.ts';
import { storageOfTests } from '#service/storage/contract/open-database.fixture.ts';
import { temporaryFolder } from '#service/temporary-folder.fixture.ts';
import { erase, replayErasures } from './erasure-journal.ts';

const email = 'Claire@mairie.example.com';
const now = new Date('2026-11-20T10:00:00Z');
const sha256 = createHash('sha256').update(email.toLowerCase()).digest('hex');

const folder = temporaryFolder();
const storage = await storageOfTests();
const addStatistics = (): Promise<void> =>
  storage.addQuoteStatistics(exampleStatistics({ email, received_at: now.getTime() - 1 }));

test('confirms an address only to somebody who also has its key', async () => {
  const journal = join(folder, 'guessed', 'erasures.jsonl');
  await erase(storage, journal, email, now);
  await erase(storage, journal, 'other@example.com', now);
  const text = readFileSync(journal, 'utf8');
  expect(text).not.toContain(sha256);
  expect(text.trim().split('\n')).toHaveLength(2);
  const [file, key] = [journal, `${journal}.key`].map((path) => statSync(path).mode & 0o777);
  expect([file, key]).toEqual([0o600, 0o600]);
  await addStatistics();
  expect(await replayErasures(storage, journal)).toBe(1);
});

test('reports a missing key, instead of erasing nobody', async () => {
  const journal = join(folder, 'lost', 'erasures.jsonl');
  await erase(storage, journal, email, now);
  rmSync(`${journal}.key`);
  await expect(replayErasures(storage, journal)).rejects.toThrow(/erasures\.jsonl\.key/);
  await expect(erase(storage, journal, email, now)).rejects.toThrow(/erasures\.jsonl\.key/);
});
