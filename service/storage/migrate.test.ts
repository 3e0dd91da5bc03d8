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
import { orderJournal } from './migrations/0006-order-journal.ts';
import { ordersIn } from './order-rows.ts';
import type { Database, OrdersTable } from './schema.ts';
import { createDatabase } from './test-engines.ts';
import { createPostgres } from './test-postgres.ts';

/** Migrates orders with one content, as an earlier version left them; returns those that have its key afterwards. */
async function keyedAfterwards(db: Kysely<Database>): Promise<string[]> {
  for (const { up } of [firstTables, mailsGivenUp, orderAddresses, mailedAddresses]) await up(db);
  const order = (reference: string, received_at: number, state: 'received' | 'confirmed', content_hash = 'shared') =>
    earlierOrder({ reference, received_at, state, content_hash });
  const orders = [
    order('old', 1, 'received'),
    order('newest', 2, 'received'),
    order('newest too', 2, 'received'),
    order('completed', 3, 'confirmed'),
    order('other', 1, 'received', 'another'),
    order('none left', 1, 'confirmed', 'a third'),
  ];
  // The rows have the columns of that version only.
  await db
    .insertInto('orders')
    .values(orders as OrdersTable[])
    .execute();
  await openContent.up(db);
  const rows = await db.selectFrom('orders').selectAll().where('open_content', 'is not', null).execute();
  await db.destroy();
  for (const { content_hash, open_content } of rows) expect(open_content).toBe(content_hash);
  return rows.map(({ reference }) => reference).sort();
}

/** An order with the columns that orders had before they had a journal. */
function earlierOrder(changes: Partial<Omit<OrdersTable, 'open_content'>>): Partial<OrdersTable> {
  const { received_cents, event_count, in_service_at, emergency_json, public_body, ...order } = exampleOrder();
  return { ...order, ...changes };
}

/** Migrates an order of each state that orders had before they had a journal; returns the orders and their journals. */
async function journalsAfterwards(db: Kysely<Database>): Promise<unknown[]> {
  for (const { up } of [firstTables, mailsGivenUp, orderAddresses, mailedAddresses, openContent]) await up(db);
  const confirmed = { confirmed_at: 2, completed_token: 'the client’s' };
  const orders = [
    earlierOrder({ reference: 'A', state: 'received' }),
    earlierOrder({ reference: 'B', state: 'confirmed', confirmed_at: 2 }),
    earlierOrder({ reference: 'C', state: 'paid', ...confirmed, paid_at: 3 }),
    earlierOrder({ reference: 'D', state: 'cancelled', ...confirmed, cancelled_at: 4 }),
    earlierOrder({ reference: 'E', state: 'cancelled', cancelled_at: 4 }),
  ];
  await db
    .insertInto('orders')
    .values(orders as OrdersTable[])
    .execute();
  await orderJournal.up(db);
  const { findOrderByReference, listOrderEvents } = ordersIn(db);
  const found = await Promise.all(
    ['A', 'B', 'C', 'D', 'E'].map(async (reference) => {
      const order = await findOrderByReference(reference);
      const journal = await listOrderEvents(reference);
      expect(Number(order?.event_count)).toBe(journal.length);
      return [
        order?.state,
        Number(order?.received_cents),
        journal.map(({ at, kind, who }) => `${Number(at)} ${kind} ${who}`),
      ];
    }),
  );
  await db.destroy();
  return found;
}

const journals = [
  ['received', 0, []],
  ['confirmed', 0, ['2 confirm provider']],
  ['ready', 174_840, ['2 confirm client', '3 payment provider']],
  ['cancelled', 0, ['2 confirm client', '4 cancel provider']],
  ['cancelled', 0, ['4 cancel provider']],
];

describe('the journal of earlier orders', () => {
  test('has one entry for each timestamp after the receipt, on SQLite', async () => {
    const db = new Kysely<Database>({ dialect: new SqliteDialect({ database: new SqliteDatabase(':memory:') }) });
    expect(await journalsAfterwards(db)).toEqual(journals);
  });

  test('has one entry for each timestamp after the receipt, on PostgreSQL', { timeout: 60_000 }, async () => {
    const server = await createPostgres();
    const pool = new pg.Pool({ connectionString: await createDatabase(server.url) });
    expect(await journalsAfterwards(new Kysely<Database>({ dialect: new PostgresDialect({ pool }) }))).toEqual(
      journals,
    );
    await server.remove();
  });
});

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
