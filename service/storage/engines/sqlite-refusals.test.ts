import { execFileSync } from 'node:child_process';
import { chmodSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import SqliteDatabase from 'better-sqlite3';
import { beforeAll, expect, test } from 'vitest';
import { exampleOrder } from '#service/storage/contract/example-rows.fixture.ts';
import { sqliteOfTests } from '#service/storage/contract/open-database.fixture.ts';
import { DatabaseRefused } from '#service/storage/storage-failures.ts';
import { openSqlite } from './sqlite.ts';

const { folder, newPath, open } = sqliteOfTests();

/** The output of opening the file as another user of this machine, who may read but not write it. */
function openAsNobody(path: string): string {
  chmodSync(folder, 0o755);
  chmodSync(path, 0o444);
  // The user of the tests is refused as well, unless it is root.
  const program = `import { openSqlite } from './service/storage/engines/sqlite.ts';
    if (process.getuid() === 0) (process.setgid(65534), process.setuid(65534));
    openSqlite(process.argv[1]).catch((cause) => console.log(cause.message));`;
  const node = ['--import', 'tsx', '--input-type=module', '-e', program, path];
  return execFileSync(process.execPath, node, { encoding: 'utf8' });
}

const left = newPath();
let orderPage = 0;

/** A database with some orders, closed cleanly, of which some bytes are overwritten: those of one page, or more. */
function damage(start: number, end = start + 4096): string {
  const path = newPath();
  writeFileSync(path, readFileSync(left).fill(0x5a, start, end));
  return path;
}

const damagePage = (page: number): string => damage((page - 1) * 4096);

beforeAll(async () => {
  const storage = await openSqlite(left);
  for (let index = 0; index < 60; index++) await storage.placeOrder(exampleOrder(), 0);
  await storage.close();
  const database = new SqliteDatabase(left, { readonly: true });
  const order = database.prepare("select max(pageno) as page from dbstat where name = 'orders'").get();
  orderPage = (order as { page: number }).page;
  database.close();
});

async function refusal(path: string): Promise<string> {
  const before = readFileSync(path);
  const error = await openSqlite(path).catch((cause: unknown) => cause);
  expect(error).toBeInstanceOf(DatabaseRefused);
  expect(readFileSync(path).equals(before)).toBe(true);
  expect(existsSync(`${path}-journal`)).toBe(false);
  return (error as Error).message;
}

test.each([
  ['a file that is not a database', 'Ceci est une lettre, pas une base.', 'n’est pas une base SQLite'],
  ['a file of 0 bytes, a database that lost its content,', '', 'est vide (0 octet)'],
])('refuses %s without changing it', async (_what, content, reason) => {
  const path = newPath();
  writeFileSync(path, content);
  expect(await refusal(path)).toContain(reason);
});

test('asks for permissions, not for a backup, if it may not write', { timeout: 30_000 }, async () => {
  const path = newPath();
  await (await openSqlite(path)).close();
  const opening = openAsNobody(path);
  expect(opening).toMatch(/ne peut pas y écrire ; corrigez le propriétaire ou les droits/);
  expect(opening).not.toMatch(/endommagée|sauvegarde/);
});

test('refuses a folder and a device', async () => {
  await expect(openSqlite(folder)).rejects.toThrow(/est un dossier ; indiquez un fichier/);
  await expect(openSqlite('/dev/zero')).rejects.toThrow(/n’est pas un fichier ordinaire/);
});

test('refuses a damaged database without changing it', async () =>
  expect(await refusal(damage(4096 * 3, 4096 * 12))).toContain('endommagée'));

test('refuses a database written by a newer version without changing it', async () => {
  const path = newPath();
  await (await openSqlite(path)).close();
  const database = new SqliteDatabase(path);
  database.prepare('insert into kysely_migration (name, timestamp) values (?, ?)').run('9999-later', '2030');
  database.close();
  expect(await refusal(path)).toContain('9999-later');
});

test('refuses the database of another program without changing it', async () => {
  const path = newPath();
  const database = new SqliteDatabase(path);
  database.exec('create table invoices (id integer)');
  database.close();
  expect(await refusal(path)).toContain('autre chose');
});

test('refuses a header and a table that it can’t read without changing them', async () => {
  expect(await refusal(damage(47, 48)), 'the format').toContain('ne se lit pas (SQLITE_ERROR)');
  const path = newPath();
  const database = new SqliteDatabase(path);
  database.exec('create table kysely_migration (id integer)');
  database.close();
  expect(await refusal(path)).toContain('ne se lit pas (SQLITE_ERROR)');
});

test('starts after a clean stop without reading the whole file, and reports damage when it meets it', async () => {
  const storage = await open(damagePage(orderPage));
  await expect(storage.listOrders({ limit: 100 })).rejects.toThrow(/endommagée .* restaurez la dernière sauvegarde/);
});

test('reads the whole file for a command', async () =>
  await expect(openSqlite(damagePage(orderPage), { longRunning: true })).rejects.toThrow(/endommagée/));
