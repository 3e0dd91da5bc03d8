import { randomUUID } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import SqliteDatabase from 'better-sqlite3';
import { afterAll, describe, expect, it } from 'vitest';
import { exampleOrder, exampleStatistics } from './example-rows.ts';
import { openSqlite } from './sqlite.ts';
import { describeStorage } from './storage.contract.ts';
import { DatabaseRefused } from './storage.ts';

const folder = mkdtempSync(join(tmpdir(), 'neolis-sqlite-'));
const newPath = (): string => join(folder, `${randomUUID()}.sqlite`);
afterAll(() => rmSync(folder, { recursive: true }));

describeStorage('SQLite', () => openSqlite(newPath()));

describe('openSqlite', () => {
  it('keeps what it stored when it is opened again', async () => {
    const path = join(folder, 'new', 'folder', 'again.sqlite');
    const first = await openSqlite(path);
    const order = await first.placeOrder(exampleOrder(), 0);
    await first.close();
    const second = await openSqlite(path);
    expect(await second.findOrderByReference(order.reference)).toEqual(order);
    await second.close();
  });

  it('waits for the disk at each commit', async () => {
    const path = newPath();
    const storage = await openSqlite(path);
    const other = new SqliteDatabase(path);
    expect(other.pragma('journal_mode', { simple: true })).toBe('wal');
    other.close();
    await storage.close();
  });

  it('lets no other process write between what an order reads and what it stores', async () => {
    const path = newPath();
    const storage = await openSqlite(path);
    const other = new SqliteDatabase(path, { timeout: 0 });
    const write = other.prepare(
      "insert into settings (name, value) values ('other', '1') on conflict (name) do update set value = value + 1",
    );
    let settled = false;
    const placing = storage.placeOrder(exampleOrder(), 0).finally(() => {
      settled = true;
    });
    placing.catch(() => {});
    const refusals = new Set<unknown>();
    while (!settled) {
      try {
        write.run();
      } catch (cause) {
        refusals.add((cause as { code: unknown }).code);
      }
      await Promise.resolve();
    }
    expect(await placing).toMatchObject({ state: 'received' });
    expect([...refusals]).toEqual(['SQLITE_BUSY']);
    other.close();
    await storage.close();
  });

  it('keeps nothing of an erased person in any of its files', async () => {
    const path = newPath();
    const storage = await openSqlite(path);
    const person = { email: 'erased.person@example.com', name: 'Zénaïde Introuvable' };
    for (let index = 0; index < 50; index++) {
      await storage.addQuoteStatistics(exampleStatistics({ email: person.email, full_name: person.name }));
      await storage.placeOrder(exampleOrder(person), 0);
      await storage.placeOrder(exampleOrder(), 0);
    }
    const filesThatName = (): string[] =>
      [path, `${path}-wal`].filter((file) => {
        const text = existsSync(file) ? readFileSync(file).toString('utf8') : '';
        return text.includes(person.email) || text.includes('Introuvable');
      });
    expect(filesThatName()).not.toEqual([]);
    await storage.erasePersonalData(person.email);
    expect(filesThatName()).toEqual([]);
    await storage.close();
    expect(filesThatName()).toEqual([]);
  });

  it('answers others while another program holds the database, and writes once it is free', async () => {
    const path = newPath();
    const storage = await openSqlite(path);
    const other = new SqliteDatabase(path);
    other.exec('begin immediate');
    let longest = 0;
    let last = performance.now();
    const watch = setInterval(() => {
      longest = Math.max(longest, performance.now() - last);
      last = performance.now();
    }, 5);
    const hit = { day: '2026-11-20', type: 'visite', visitorClass: 'human' } as const;
    const writes = [...Array.from({ length: 20 }, () => storage.placeOrder(exampleOrder(), 0)), storage.countHit(hit)];
    const settled = Promise.allSettled(writes);
    for (const { status } of await settled) expect(status).toBe('rejected');
    const late = storage.placeOrder(exampleOrder(), 0);
    other.exec('commit');
    expect((await late).state).toBe('received');
    clearInterval(watch);
    expect(longest).toBeLessThan(300);
    other.close();
    await storage.close();
  });

  async function refusal(path: string): Promise<string> {
    const before = readFileSync(path);
    const error = await openSqlite(path).then(
      () => undefined,
      (cause: unknown) => cause,
    );
    expect(error).toBeInstanceOf(DatabaseRefused);
    expect(readFileSync(path).equals(before)).toBe(true);
    expect(existsSync(`${path}-journal`)).toBe(false);
    return (error as Error).message;
  }

  it('refuses a file that is no database, untouched', async () => {
    const path = newPath();
    writeFileSync(path, 'Ceci est une lettre, pas une base.');
    expect(await refusal(path)).toContain('n’est pas une base SQLite');
  });

  it('refuses a folder, with the variable and the mend', async () => {
    await expect(openSqlite(folder)).rejects.toThrow(/est un dossier ; DATABASE_FILE attend un fichier/);
  });

  it('refuses a damaged database, untouched', async () => {
    const path = newPath();
    const storage = await openSqlite(path);
    for (let index = 0; index < 200; index++) await storage.placeOrder(exampleOrder(), 0);
    await storage.close();
    const bytes = readFileSync(path);
    bytes.fill(0x5a, 4096 * 3, 4096 * 12);
    writeFileSync(path, bytes);
    expect(await refusal(path)).toContain('endommagée');
  });

  it('refuses a database left by a newer version, untouched', async () => {
    const path = newPath();
    await (await openSqlite(path)).close();
    const database = new SqliteDatabase(path);
    database.prepare('insert into kysely_migration (name, timestamp) values (?, ?)').run('9999-later', '2030');
    database.close();
    expect(await refusal(path)).toContain('9999-later');
  });

  it('refuses the database of another program, untouched', async () => {
    const path = newPath();
    const database = new SqliteDatabase(path);
    database.exec('create table invoices (id integer)');
    database.close();
    expect(await refusal(path)).toContain('autre chose');
  });
});
