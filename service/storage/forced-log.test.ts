import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import SqliteDatabase from 'better-sqlite3';
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import { ForcedLog } from './forced-log.ts';

const folder = mkdtempSync(join(tmpdir(), 'neolis-log-'));
let files = 0;
let database: SqliteDatabase.Database;
let log: ForcedLog;
/** Commits so far. */
let commits: number;
/** Waits for the disk so far. */
let waits: number;
/** What the disk answers to the next wait. */
let answer: () => Promise<void>;
/** What opening the log answers. */
let opening: () => Promise<void>;

beforeEach(() => {
  database = new SqliteDatabase(join(folder, `${files++}.sqlite`), { timeout: 0 });
  database.pragma('journal_mode = WAL');
  database.exec('create table notes (text text)');
  commits = 0;
  waits = 0;
  answer = async () => {};
  opening = async () => {};
  const datasync = (): Promise<void> => {
    waits += 1;
    return answer();
  };
  log = new ForcedLog(
    database,
    () => commits,
    async () => {
      await opening();
      return { datasync, close: async () => {} };
    },
  );
});
afterEach(() => database.close());
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const write = (): void => {
  database.exec("insert into notes values ('written')");
  commits += 1;
};

test('waits for the disk once for all that was committed, and not for nothing', async () => {
  await log.force();
  expect(waits).toBe(0);
  write();
  write();
  await Promise.all([log.force(), log.force()]);
  await log.force();
  expect(waits).toBe(1);
});

test('covers what is committed during a wait by a wait of its own', async () => {
  let finish = (): void => {};
  answer = () => new Promise((resolve) => (finish = resolve));
  write();
  const first = log.force();
  await new Promise(setImmediate);
  answer = async () => {};
  write();
  await log.force();
  expect(waits).toBe(2);
  finish();
  await first;
});

test('moves the log into the database where the disk refused to keep it', async () => {
  answer = () => Promise.reject(new Error('EIO'));
  write();
  await log.force();
  const [outcome] = database.pragma('wal_checkpoint(passive)') as { log: number }[];
  expect(outcome?.log).toBe(0);
  write();
  answer = async () => {};
  await log.force();
  expect(waits).toBe(2);
});

test('opens the log again when it could not be opened once, and can be closed', async () => {
  opening = () => Promise.reject(new Error('EMFILE'));
  write();
  await log.force();
  expect(waits).toBe(0);
  opening = async () => {};
  write();
  await log.force();
  expect(waits).toBe(1);
  await log.close();
});

test('fails while the log can’t be moved either, and trusts the disk only once it was', async () => {
  const reader = new SqliteDatabase(database.name);
  reader.exec('begin; select * from notes');
  reader.prepare('select * from notes').all();
  answer = () => Promise.reject(new Error('EIO'));
  write();
  await expect(log.force()).rejects.toThrow('could not be forced');
  answer = async () => {};
  await expect(log.force()).rejects.toThrow('could not be forced');
  reader.close();
  await log.force();
  expect(waits).toBe(1);
});

test('forces what is left when it is closed, and waits for nothing afterwards', async () => {
  write();
  await log.close();
  database.close();
  await log.force();
  expect(waits).toBe(1);
});
