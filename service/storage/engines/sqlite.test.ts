import { closeSync, copyFileSync, existsSync, openSync, readFileSync, renameSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import SqliteDatabase from 'better-sqlite3';
import { expect, test } from 'vitest';
import {
  exampleCancellation,
  exampleLimits,
  exampleOrder,
  exampleStatistics,
} from '#service/storage/contract/example-rows.fixture.ts';
import { sqliteOfTests } from '#service/storage/contract/open-database.fixture.ts';
import { describeStorage } from '#service/storage/contract/storage.contract.ts';
import type { Storage } from '#service/storage/storage.ts';
import { openSqlite } from './sqlite.ts';

const { folder, newPath, open } = sqliteOfTests();
const hit = { day: '2026-11-20', type: 'visite', visitor_class: 'human' } as const;

describeStorage('SQLite', async () => [await openSqlite(newPath())]);

test.each([
  ['erased', (storage: Storage) => storage.erasePersonalData('gone@example.com')],
  [
    'expired',
    (storage: Storage) => storage.applyRetention(exampleLimits({ unconfirmedOrdersBefore: Number.MAX_SAFE_INTEGER })),
  ],
])('keeps no %s data in the log, and asks to repeat while a reader holds it there', async (_what, remove) => {
  const path = newPath();
  const service = await open(path);
  await service.placeOrder(exampleOrder({ name: 'Zénaïde Introuvable', email: 'gone@example.com' }), 0);
  // As a backup does: what it began to read stays in the log until it ends.
  const reader = new SqliteDatabase(path, { readonly: true });
  reader.exec('begin');
  reader.prepare('select count(*) from orders').get();
  const command = await open(path, { longRunning: true });
  await expect(remove(command)).rejects.toMatchObject({
    cause: { message: expect.stringContaining('recommencez') },
  });
  reader.close();
  expect(await remove(command)).toMatchObject({ orders: 0 });
  for (const file of [path, `${path}-wal`]) expect(readFileSync(file).toString('utf8')).not.toContain('Introuvable');
});

test('answers other requests while another program holds the lock, and writes once it is free', async () => {
  const path = newPath();
  /** Milliseconds of each statement that was refused because of the lock. */
  const refused: number[] = [];
  const storage = await open(path, {
    statementLog: ({ level, queryDurationMillis }) => {
      if (level === 'error') refused.push(queryDurationMillis);
    },
  });
  const other = new SqliteDatabase(path);
  other.exec('begin immediate');
  const writes = [...Array.from({ length: 20 }, () => storage.placeOrder(exampleOrder(), 0)), storage.countHit(hit)];
  const settled = Promise.allSettled(writes);
  for (const { status } of await settled) expect(status).toBe('rejected');
  const before = refused.length;
  const late = storage.placeOrder(exampleOrder(), 0);
  await expect.poll(() => refused.length, { interval: 1 }).toBeGreaterThan(before);
  other.exec('commit');
  expect((await late).state).toBe('received');
  // A statement blocks the event loop: waiting for the lock would take the whole timeout. A busy machine delays a few.
  expect(refused.toSorted((a, b) => a - b)[Math.floor(refused.length / 2)]).toBeLessThan(50);
  other.close();
});

test.each([
  ['removed', (path: string) => rmSync(path)],
  ['moved away', (path: string) => renameSync(path, `${path}.old`)],
  ['replaced', (path: string) => copyFileSync(path, `${path}.new`) ?? renameSync(`${path}.new`, path)],
  ['left without its log', (path: string) => rmSync(`${path}-wal`)],
])(
  'once its file is lost or damaged, %s: it is not ready, and stores nothing that it would lose',
  async (_what, change) => {
    const path = newPath();
    const storage = await open(path);
    const order = await storage.placeOrder(exampleOrder(), 0);
    await storage.check();
    change(path);
    await expect(storage.check()).rejects.toThrow();
    await expect(storage.placeOrder(exampleOrder(), 0)).rejects.toThrow();
    await expect(storage.moveOrder(order, exampleCancellation(1))).rejects.toThrow();
    await expect(storage.countHit(hit)).rejects.toThrow();
    await expect(storage.addQuoteStatistics(exampleStatistics())).rejects.toThrow();
    await expect(storage.erasePersonalData(order.email)).rejects.toThrow();
  },
);

test('a database whose file was lost is ready again once the file is back', async () => {
  const path = newPath();
  const storage = await open(path);
  renameSync(path, `${path}.old`);
  await expect(storage.check()).rejects.toThrow();
  renameSync(`${path}.old`, path);
  await storage.check();
  expect((await storage.placeOrder(exampleOrder(), 0)).state).toBe('received');
});

test('a database that is damaged stays not ready: a retry can’t fix it', async () => {
  const path = newPath();
  const storage = await open(path);
  for (let index = 0; index < 300; index++) await storage.placeOrder(exampleOrder(), 0);
  const other = new SqliteDatabase(path);
  other.pragma('wal_checkpoint(truncate)');
  const { rootpage } = other.prepare("select rootpage from sqlite_master where name = 'orders'").get() as {
    rootpage: number;
  };
  const file = openSync(path, 'r+');
  writeSync(file, Buffer.alloc(4096, 0x5a), 0, 4096, (rootpage - 1) * 4096);
  closeSync(file);
  // A write by another program makes this one read the file again.
  other.exec("insert into settings (name, value) values ('other', '1')");
  other.close();
  await expect(storage.placeOrder(exampleOrder(), 0)).rejects.toThrow();
  await expect(storage.check()).rejects.toThrow();
  await storage.countHit(hit);
  await expect(storage.check()).rejects.toThrow();
});

test('leaves no log after its stop, even if another program reads on for a moment, and a new folder', async () => {
  const path = join(folder, 'new', 'folder', 'new.sqlite');
  const first = await openSqlite(path);
  const reader = await openSqlite(path, { longRunning: true });
  await first.placeOrder(exampleOrder(), 0);
  await first.close();
  expect(existsSync(`${path}-wal`)).toBe(true);
  expect(await reader.listOrders({ limit: 2 })).toHaveLength(1);
  await reader.close();
  expect(existsSync(`${path}-wal`)).toBe(false);
});
