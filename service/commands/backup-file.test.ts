import { createHash } from 'node:crypto';
import {
  appendFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { gunzipSync, gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { erase, replayErasures } from '#service/personal-data/erasure-journal.ts';
import { exampleOrder, exampleStatistics } from '#service/storage/contract/example-rows.fixture.ts';
import { sqliteOfTests } from '#service/storage/contract/open-database.fixture.ts';
import { restoreBackup, writeBackup } from './backup-file.ts';

const { folder, newPath, open } = sqliteOfTests();

const newCopy = (): string => join(mkdtempSync(join(folder, 'copies-')), 'copy.jsonl.gz');

test('taken while another process writes contains every order acknowledged before it; restored, it sends nothing', async () => {
  const path = newPath();
  const service = await open(path);
  await service.setOutboxPaused(false);
  const acknowledged: string[] = [];
  const place = async (): Promise<void> => {
    acknowledged.push((await service.placeOrder(exampleOrder(), 0)).reference);
  };
  // More than the rows that an export reads at a time.
  for (let index = 0; index < 600; index++) await place();
  const before = [...acknowledged];
  const command = await open(path);
  const file = newCopy();
  let writing = true;
  const writer = (async () => {
    while (writing) {
      await place();
      // Writes to the file end within one turn of the event loop, which the backup needs for itself.
      await nextTurn();
    }
  })();
  const rows = await writeBackup(command, file);
  writing = false;
  await writer;
  expect(acknowledged.length).toBeGreaterThan(before.length);
  const restored = await open();
  expect(await restoreBackup(restored, file)).toBe(rows);
  const orders = new Set((await restored.listOrders({ limit: 100_000 })).map(({ reference }) => reference));
  expect(before.filter((reference) => !orders.has(reference))).toEqual([]);
  expect(await restored.isOutboxPaused()).toBe(true);
});

test('without any order is refused if the last complete copy had some', async () => {
  const [full, empty] = [await open(), await open()];
  await full.placeOrder(exampleOrder(), 0);
  const copies = join(folder, 'emptied');
  mkdirSync(copies);
  await writeBackup(empty, join(copies, '1.jsonl.gz'));
  await writeBackup(full, join(copies, '2.jsonl.gz'));
  utimesSync(join(copies, '1.jsonl.gz'), 1, 1);
  // The newest copy doesn't count: it is incomplete.
  writeFileSync(join(copies, '3.jsonl.gz'), 'cut');
  await expect(writeBackup(empty, join(copies, '4.jsonl.gz'))).rejects.toThrow(
    /aucune commande.*2\.jsonl\.gz en contient 1/,
  );
  expect(readdirSync(copies)).toEqual(['1.jsonl.gz', '2.jsonl.gz', '3.jsonl.gz']);
});

test('is refused as a whole if a line is missing or changed', async () => {
  const storage = await open();
  for (let index = 0; index < 5; index++) await storage.addQuoteStatistics(exampleStatistics());
  const file = newCopy();
  await writeBackup(storage, file);
  const lines = gunzipSync(readFileSync(file)).toString();
  for (const [name, text] of [
    ['cut', lines.split('\n').slice(0, -2).join('\n')],
    ['short', lines.replace(/^.*\n/, '')],
    ['changed', lines.replace('145700', '145701')],
  ] as const) {
    const damaged = join(folder, `${name}.jsonl.gz`);
    writeFileSync(damaged, gzipSync(text));
    const target = await open();
    const refusal = await restoreBackup(target, damaged).catch((cause: Error) => String(cause.cause));
    expect(refusal, name).toMatch(/incomplète ou abîmée/);
    expect(await target.listQuoteStatistics()).toEqual([]);
  }
});

test.each([
  ['table', { table: 'newer_table', row: { id: '1' } }],
  ['column', { table: 'settings', row: { name: 'a', value: '1', newer_column: '1' } }],
])('of a newer version of the service is refused, in one line: another %s', async (_name, line) => {
  const text = `${JSON.stringify(line)}\n`;
  const ending = { rows: 1, checksum: createHash('sha256').update(text).digest('hex') };
  const file = newCopy();
  writeFileSync(file, gzipSync(`${text}${JSON.stringify(ending)}\n`));
  const refusal = await restoreBackup(await open(), file).catch((cause: Error) => String(cause.cause));
  expect(refusal).toMatch(/^Error: cette sauvegarde vient d’une version plus récente du service \(newer_\w+\) ; /);
});

test('erases again, once restored, who was erased after it was made, but nothing that they sent later', async () => {
  const storage = await open();
  const journal = join(folder, 'journal', 'erasures.jsonl');
  const email = 'gone@example.com';
  const erasedAt = Date.UTC(2026, 10, 20, 10);
  for (const hours of [-1, 1]) {
    const received_at = erasedAt + hours * 3_600_000;
    await storage.addQuoteStatistics(exampleStatistics({ email, received_at }));
    await storage.placeOrder(exampleOrder({ email, received_at }), 0);
  }
  const stays = exampleStatistics({ email: 'stays@example.com' });
  await storage.addQuoteStatistics(stays);
  const file = newCopy();
  await writeBackup(storage, file);
  const counts = await erase(storage, journal, 'Gone@example.com', new Date(erasedAt));
  expect(counts).toMatchObject({ statistics: 2, orders: 2 });
  await erase(storage, journal, 'other@example.com', new Date(erasedAt));
  // Nor what somebody without the key beside it could compare a guessed address with.
  const guessed = createHash('sha256').update(email).digest('hex');
  for (const readable of ['gone', guessed]) expect(readFileSync(journal, 'utf8')).not.toContain(readable);
  const key = `${journal}.key`;
  for (const path of [journal, key]) expect(statSync(path).mode & 0o777, path).toBe(0o600);
  const restored = await open();
  await restoreBackup(restored, file);
  expect(await replayErasures(restored, journal)).toBe(1);
  const left = await restored.findPersonalData(email);
  expect([...left.statistics, ...left.orders].map(({ received_at }) => received_at - erasedAt)).toEqual([
    3_600_000, 3_600_000,
  ]);
  expect((await restored.findPersonalData(stays.email)).statistics).toEqual([stays]);
  // A line that a power cut left takes nobody with it who is erased later.
  appendFileSync(journal, '{"mark":"ab');
  await erase(storage, journal, stays.email, new Date(stays.received_at));
  await expect(replayErasures(restored, journal)).rejects.toThrow('illisible');
  writeFileSync(journal, readFileSync(journal, 'utf8').replace(/^\{"mark":"ab.*\n/m, ''));
  expect(await replayErasures(restored, journal)).toBe(1);
  renameSync(key, join(folder, 'lost.key'));
  await expect(erase(storage, journal, email, new Date(erasedAt))).rejects.toThrow(/erasures\.jsonl\.key manque/);
  await expect(replayErasures(restored, journal)).rejects.toThrow(/erasures\.jsonl\.key manque/);
});
