import { join } from 'node:path';
import SqliteDatabase from 'better-sqlite3';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { temporaryFolder } from '#service/temporary-folder.fixture.ts';
import { WalSync } from './wal-sync.ts';

const folder = temporaryFolder();
let files = 0;
let database: SqliteDatabase.Database;
let log: WalSync;
/** Commits so far. */
let commits: number;
/** Syncs so far. */
let syncs: number;
/** The result of the next fsync. */
let result: () => Promise<void>;
/** The result of opening the log. */
let opening: () => Promise<void>;

beforeEach(() => {
  database = new SqliteDatabase(join(folder, `${files++}.sqlite`), { timeout: 0 });
  database.pragma('journal_mode = WAL');
  database.exec('create table notes (text text)');
  commits = 0;
  syncs = 0;
  result = async () => {};
  opening = async () => {};
  const datasync = (): Promise<void> => {
    syncs += 1;
    return result();
  };
  log = new WalSync(
    database,
    () => commits,
    async () => {
      await opening();
      return { datasync, close: async () => {} };
    },
  );
});
afterEach(() => database.close());

const write = (): void => {
  database.exec("insert into notes values ('written')");
  commits += 1;
};

test('syncs once for all commits, never without one', async () => {
  await log.sync();
  expect(syncs).toBe(0);
  write();
  write();
  await Promise.all([log.sync(), log.sync()]);
  await log.sync();
  expect(syncs).toBe(1);
});

test('a commit during a sync gets another one', async () => {
  let finish = (): void => {};
  result = () => new Promise((resolve) => (finish = resolve));
  write();
  const first = log.sync();
  await new Promise(setImmediate);
  result = async () => {};
  write();
  await log.sync();
  expect(syncs).toBe(2);
  finish();
  await first;
});

test('checkpoints if fsync fails', async () => {
  result = () => Promise.reject(new Error('EIO'));
  write();
  await log.sync();
  const [outcome] = database.pragma('wal_checkpoint(passive)') as { log: number }[];
  expect(outcome?.log).toBe(0);
  write();
  result = async () => {};
  await log.sync();
  expect(syncs).toBe(2);
});

test('opens the log again when it could not be opened once, and can be closed', async () => {
  opening = () => Promise.reject(new Error('EMFILE'));
  write();
  await log.sync();
  expect(syncs).toBe(0);
  opening = async () => {};
  write();
  await log.sync();
  expect(syncs).toBe(1);
  await log.close();
});

test('fails while the checkpoint fails too, and uses fsync again after one succeeded', async () => {
  const reader = new SqliteDatabase(database.name);
  reader.exec('begin; select * from notes');
  reader.prepare('select * from notes').all();
  result = () => Promise.reject(new Error('EIO'));
  write();
  await expect(log.sync()).rejects.toThrow('could not be synced');
  result = async () => {};
  await expect(log.sync()).rejects.toThrow('could not be synced');
  reader.close();
  await log.sync();
  expect(syncs).toBe(1);
});

test('syncs the rest on close', async () => {
  write();
  await log.close();
  database.close();
  await log.sync();
  expect(syncs).toBe(1);
});
