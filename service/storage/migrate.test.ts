import SqliteDatabase from 'better-sqlite3';
import { Kysely, PostgresDialect, SqliteDialect } from 'kysely';
import pg from 'pg';
import { describe, expect, test } from 'vitest';
import { exampleOrder } from './example-rows.ts';
import { firstTables } from './migrations/0001-first-tables.ts';
import { mailsGivenUp } from './migrations/0002-mails-given-up.ts';
import { orderAddresses } from './migrations/0003-order-addresses.ts';
import { mailedAddresses } from './migrations/0004-mailed-addresses.ts';
import { openContent } from './migrations/0005-open-content.ts';
import type { Database } from './schema.ts';
import { createDatabase } from './throwaway-engines.ts';
import { createPostgres } from './throwaway-postgres.ts';

/** Migrates orders with one content, as an earlier version left them; returns those that have its key afterwards. */
async function keyedAfterwards(db: Kysely<Database>): Promise<string[]> {
  for (const { up } of [firstTables, mailsGivenUp, orderAddresses, mailedAddresses]) await up(db);
  const order = (reference: string, received_at: number, state: 'received' | 'confirmed', content_hash = 'shared') =>
    exampleOrder({ reference, received_at, state, content_hash });
  const orders = [
    order('old', 1, 'received'),
    order('newest', 2, 'received'),
    order('newest too', 2, 'received'),
    order('completed', 3, 'confirmed'),
    order('other', 1, 'received', 'another'),
    order('none left', 1, 'confirmed', 'a third'),
  ];
  await db.insertInto('orders').values(orders).execute();
  await openContent.up(db);
  const rows = await db.selectFrom('orders').selectAll().where('open_content', 'is not', null).execute();
  await db.destroy();
  for (const { content_hash, open_content } of rows) expect(open_content).toBe(content_hash);
  return rows.map(({ reference }) => reference).sort();
}

describe('the key of open orders', () => {
  test('goes to the newest received order of each content, on SQLite', async () => {
    const db = new Kysely<Database>({ dialect: new SqliteDialect({ database: new SqliteDatabase(':memory:') }) });
    expect(await keyedAfterwards(db)).toEqual(['newest too', 'other']);
  });

  test('goes to the newest received order of each content, on PostgreSQL', { timeout: 60_000 }, async () => {
    const server = await createPostgres();
    const pool = new pg.Pool({ connectionString: await createDatabase(server.url) });
    expect(await keyedAfterwards(new Kysely<Database>({ dialect: new PostgresDialect({ pool }) }))).toEqual([
      'newest too',
      'other',
    ]);
    await server.remove();
  });
});
