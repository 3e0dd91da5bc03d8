import SqliteDatabase from 'better-sqlite3';
import { Kysely, sql } from 'kysely';
import { expect, test } from 'vitest';
import { ImmediateSqliteDialect } from './sqlite-dialect.ts';

test('counts every commit once it is made, and nothing else', async () => {
  const dialect = new ImmediateSqliteDialect(new SqliteDatabase(':memory:'));
  const db = new Kysely<{ notes: { text: string } }>({ dialect });
  await db.schema.createTable('notes').addColumn('text', 'text').execute();
  expect(dialect.commits).toBe(1);
  await db.insertInto('notes').values({ text: 'alone' }).execute();
  expect(dialect.commits).toBe(2);
  await db.selectFrom('notes').selectAll().execute();
  await sql`select 1`.execute(db);
  expect(dialect.commits).toBe(2);
  await db.transaction().execute(async (transaction) => {
    await transaction.insertInto('notes').values({ text: 'first' }).execute();
    await transaction.updateTable('notes').set({ text: 'second' }).execute();
    expect(dialect.commits).toBe(2);
  });
  expect(dialect.commits).toBe(3);
  await db.destroy();
});
