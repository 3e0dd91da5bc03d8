import SqliteDatabase from 'better-sqlite3';
import { Kysely, type KyselyPlugin, type Migration, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { describe, expect, onTestFinished, test } from 'vitest';
import { exampleOrder } from './example-rows.ts';
import { migrate, migrations } from './migrate.ts';
import { postgresOfTests } from './open-database.fixture.ts';
import { ordersIn } from './order-rows.ts';
import type { Database, OrdersTable } from './schema.ts';
import { ImmediateSqliteDialect } from './sqlite-dialect.ts';
import { createDatabase } from './test-engines.ts';

const { server } = await postgresOfTests();

/** Functions that open a new database, which is closed when the test has ended. */
const databases = {
  SQLite: async () => closedAfterwards(new ImmediateSqliteDialect(new SqliteDatabase(':memory:'))),
  PostgreSQL: async () => {
    const pool = new pg.Pool({ connectionString: await createDatabase(server.url) });
    return closedAfterwards(new PostgresDialect({ pool }));
  },
};

function closedAfterwards(dialect: ImmediateSqliteDialect | PostgresDialect): Kysely<Database> {
  const db = new Kysely<Database>({ dialect });
  onTestFinished(() => db.destroy());
  return db;
}

/** Every table, column and index of a database. */
const structures = {
  SQLite: sql`select type, name, tbl_name, sql from sqlite_master order by type, name`,
  PostgreSQL: sql`
    select table_name, column_name, data_type, is_nullable, column_default from information_schema.columns
    where table_schema = 'public'
    union all select tablename, indexname, indexdef, '', '' from pg_indexes where schemaname = 'public'
    order by 1, 2`,
};

/** An order with the columns that orders had before they had a journal. */
function earlierOrder(changes: Partial<Record<keyof OrdersTable, string | number>>): OrdersTable {
  const { received_cents, event_count, in_service_at, emergency_json, public_body, ...order } = exampleOrder();
  return { ...order, ...changes } as OrdersTable;
}

async function insert(db: Kysely<Database>, orders: readonly OrdersTable[]): Promise<void> {
  await db
    .insertInto('orders')
    .values([...orders])
    .execute();
}

const runOnce = ({ up }: Migration, db: Kysely<Database>): Promise<void> => up(db);

/** Migrates from one released version to another, both included. */
async function migrateFrom(db: Kysely<Database>, first: string, last: string): Promise<void> {
  for (const [name, migration] of Object.entries(migrations))
    if (name >= first && name.slice(0, last.length) <= last) await runOnce(migration, db);
}

/** Throws after a number of statements, as if the process were killed. */
class Interruption implements KyselyPlugin {
  #left: number;

  constructor(statements: number) {
    this.#left = statements;
  }

  transformQuery: KyselyPlugin['transformQuery'] = ({ node }) => node;

  transformResult: KyselyPlugin['transformResult'] = async ({ result }) => {
    this.#left -= 1;
    if (this.#left < 0) throw new Error('interrupted');
    return result;
  };
}

/** Repeats a migration that is interrupted after its first statement, its second and so on, until it ends. */
async function runWithInterruptions({ up }: Migration, db: Kysely<Database>): Promise<void> {
  for (let statements = 0; ; statements++) {
    try {
      await up(db.withPlugin(new Interruption(statements)));
      return;
    } catch (cause) {
      if (!(cause instanceof Error) || cause.message !== 'interrupted') throw cause;
    }
  }
}

describe.each(['SQLite', 'PostgreSQL'] as const)('migrations on %s', (name) => {
  const open = databases[name];

  test('write one entry of the journal for each timestamp of an earlier order after its receipt', async () => {
    const db = await open();
    await migrateFrom(db, '0001', '0005');
    const confirmed = { confirmed_at: 2, completed_token: 'the client’s' };
    await insert(db, [
      earlierOrder({ reference: 'A', state: 'received' }),
      earlierOrder({ reference: 'B', state: 'confirmed', confirmed_at: 2 }),
      earlierOrder({ reference: 'C', state: 'paid', ...confirmed, paid_at: 3 }),
      earlierOrder({ reference: 'D', state: 'cancelled', ...confirmed, cancelled_at: 4 }),
      earlierOrder({ reference: 'E', state: 'cancelled', cancelled_at: 4 }),
    ]);
    await migrateFrom(db, '0006', '0006');
    const { findOrderByReference, listOrderEvents } = ordersIn(db);
    const found = await Promise.all(
      ['A', 'B', 'C', 'D', 'E'].map(async (reference) => {
        const order = await findOrderByReference(reference);
        const journal = await listOrderEvents(reference);
        expect(Number(order?.event_count)).toBe(journal.length);
        const entries = journal.map(({ at, kind, who }) => `${Number(at)} ${kind} ${who}`);
        return [order?.state, Number(order?.received_cents), entries];
      }),
    );
    expect(found).toEqual([
      ['received', 0, []],
      ['confirmed', 0, ['2 confirm provider']],
      ['ready', 174_840, ['2 confirm client', '3 payment provider']],
      ['cancelled', 0, ['2 confirm client', '4 cancel provider']],
      ['cancelled', 0, ['4 cancel provider']],
    ]);
  });

  test('give the key of open orders to the newest received order of each content', async () => {
    const db = await open();
    await migrateFrom(db, '0001', '0004');
    const order = (reference: string, received_at: number, state: 'received' | 'confirmed', content_hash = 'shared') =>
      earlierOrder({ reference, received_at, state, content_hash });
    await insert(db, [
      order('old', 1, 'received'),
      order('newest', 2, 'received'),
      order('newest too', 2, 'received'),
      order('completed', 3, 'confirmed'),
      order('other', 1, 'received', 'another'),
      order('none left', 1, 'confirmed', 'a third'),
    ]);
    await migrateFrom(db, '0005', '0005');
    const rows = await db.selectFrom('orders').selectAll().where('open_content', 'is not', null).execute();
    for (const { content_hash, open_content } of rows) expect(open_content).toBe(content_hash);
    expect(rows.map(({ reference }) => reference).sort()).toEqual(['newest too', 'other']);
  });

  test('interrupted after each statement and repeated, end as those that were not', { timeout: 60_000 }, async () => {
    /** Migrates a new database that gets orders as soon as it can; returns the structure and the rows it ends with. */
    const migrated = async (run: (migration: Migration, db: Kysely<Database>) => Promise<void>): Promise<unknown[]> => {
      const db = await open();
      for (const [version, migration] of Object.entries(migrations)) {
        await run(migration, db);
        if (version === '0001-first-tables') await insert(db, firstOrders);
      }
      const tables = ['orders', 'order_addresses', 'order_events', 'document_jobs'] as const;
      const rows = tables.map((table) => db.selectFrom(table).selectAll().orderBy(sql`1, 2`).execute());
      return [(await structures[name].execute(db)).rows, await Promise.all(rows)];
    };
    const order = (reference: string, changes: Parameters<typeof earlierOrder>[0]): OrdersTable => {
      // The first version didn't know through which address an order was completed.
      const { completed_token, ...columns } = earlierOrder({ content_hash: 'shared', reference, ...changes });
      return { ...columns, token: reference } as OrdersTable;
    };
    const completed = { confirmed_at: 2, sites_json: '[]' };
    const firstOrders = [
      order('A', { received_at: 1 }),
      order('B', { received_at: 2 }),
      order('C', { state: 'confirmed', ...completed }),
      order('D', { state: 'paid', ...completed, paid_at: 3 }),
      order('E', { state: 'cancelled', ...completed, cancelled_at: 4 }),
      order('F', { state: 'cancelled', cancelled_at: 4 }),
    ];
    const expected = await migrated(runOnce);
    expect(await migrated(runWithInterruptions)).toEqual(expected);
  });
});

test('an interrupted start leaves a SQLite database as it was, and the next one migrates it', async () => {
  const db = await databases.SQLite();
  const tables = async (): Promise<string[]> => (await db.introspection.getTables()).map(({ name }) => name);
  // The bookkeeping of the first start takes some statements; the last of them all records a migration.
  for (const statements of [10, 20, 40, 60]) {
    await expect(migrate(db.withPlugin(new Interruption(statements)))).rejects.toThrow('interrupted');
    expect(await tables()).toEqual([]);
  }
  await migrate(db);
  expect(await tables()).toContain('catalogues');
});
