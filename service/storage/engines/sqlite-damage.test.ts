import { readFileSync, writeFileSync } from 'node:fs';
import SqliteDatabase from 'better-sqlite3';
import { beforeAll, expect, test } from 'vitest';
import { exampleOrder } from '#service/storage/contract/example-rows.fixture.ts';
import { sqliteOfTests } from '#service/storage/contract/open-database.fixture.ts';
import { DatabaseRefused } from '#service/storage/storage-failures.ts';
import { openSqlite } from './sqlite.ts';

const { newPath, open } = sqliteOfTests();

const left = newPath();
let pages = 0;
let orderPage = 0;

/** A cleanly closed database with one page overwritten. */
function damage(page: number): string {
  const path = newPath();
  writeFileSync(path, readFileSync(left).fill(0x5a, (page - 1) * 4096, page * 4096));
  return path;
}

beforeAll(async () => {
  const storage = await openSqlite(left);
  for (let index = 0; index < 20; index++) await storage.placeOrder(exampleOrder(), 0);
  await storage.close();
  const database = new SqliteDatabase(left, { readonly: true });
  pages = database.pragma('page_count', { simple: true }) as number;
  const order = database.prepare("select max(pageno) as page from dbstat where name = 'orders'").get();
  orderPage = (order as { page: number }).page;
  database.close();
});

test('starts after a clean stop without reading the whole file, and reports damage when it meets it', async () => {
  const storage = await open(damage(orderPage));
  await expect(storage.listOrders({ limit: 100 })).rejects.toThrow(/endommagée .* restaurez la dernière sauvegarde/);
});

test('reads the whole file for a command', async () =>
  await expect(openSqlite(damage(orderPage), { longRunning: true })).rejects.toThrow(/endommagée/));

test('either starts or asks for a backup, whichever page it is', async () => {
  let refused = 0;
  for (let page = 2; page <= pages; page++) {
    await openSqlite(damage(page)).then(
      (storage) => storage.close(),
      (cause: unknown) => {
        refused += 1;
        expect(cause).toBeInstanceOf(DatabaseRefused);
        expect((cause as Error).message).toContain('endommagée');
      },
    );
  }
  expect(refused).toBeGreaterThan(0);
});
