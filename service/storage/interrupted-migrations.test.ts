import SqliteDatabase from 'better-sqlite3';
import { Kysely, type KyselyPlugin, type Migration, PostgresDialect, type RawBuilder, sql } from 'kysely';
import pg from 'pg';
import { describe, expect, test } from 'vitest';
import { exampleOrder } from './example-rows.ts';
import { migrate, migrations } from './migrate.ts';
import type { Database, OrdersTable } from './schema.ts';
import { ImmediateSqliteDialect } from './sqlite-dialect.ts';
import { createDatabase } from './test-engines.ts';
import { createPostgres } from './test-postgres.ts';

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
async function migrateWithInterruptions({ up }: Migration, db: Kysely<Database>): Promise<number> {
  for (let statements = 0; ; statements++) {
    try {
      await up(db.withPlugin(new Interruption(statements)));
      return statements;
    } catch (cause) {
      if (!(cause instanceof Error) || cause.message !== 'interrupted') throw cause;
    }
  }
}

/** Orders in every state of the first version, with the columns of that version. */
function firstOrders(): OrdersTable[] {
  const order = (changes: Partial<OrdersTable>): OrdersTable => {
    const { completed_token, emergency_json, public_body, received_cents, event_count, in_service_at, ...columns } =
      exampleOrder();
    return { ...columns, content_hash: 'shared', ...changes } as OrdersTable;
  };
  const completed = { confirmed_at: 2, sites_json: '[]' };
  const first = [
    order({ reference: 'A', token: 'a', received_at: 1 }),
    order({ reference: 'B', token: 'b', received_at: 2 }),
    order({ reference: 'C', token: 'c', state: 'confirmed', ...completed }),
    order({ reference: 'D', token: 'd', ...completed, paid_at: 3 }),
    order({ reference: 'E', token: 'e', state: 'cancelled', ...completed, cancelled_at: 4 }),
    order({ reference: 'F', token: 'f', state: 'cancelled', cancelled_at: 4 }),
  ];
  return first.map((row) => (row.reference === 'D' ? ({ ...row, state: 'paid' } as unknown as OrdersTable) : row));
}

/** Migrates a new database that gets orders as soon as it can; returns the structure and the rows it ends with. */
async function migrated(
  db: Kysely<Database>,
  structure: RawBuilder<unknown>,
  run: (migration: Migration, db: Kysely<Database>) => Promise<unknown>,
): Promise<unknown[]> {
  for (const [name, migration] of Object.entries(migrations)) {
    await run(migration, db);
    if (name === '0001-first-tables') await db.insertInto('orders').values(firstOrders()).execute();
  }
  const tables = ['orders', 'order_addresses', 'order_events', 'document_jobs'] as const;
  const rows = await Promise.all(tables.map((table) => db.selectFrom(table).selectAll().orderBy(sql`1, 2`).execute()));
  const found = await structure.execute(db);
  await db.destroy();
  return [found.rows, rows];
}

const onSqlite = (): Kysely<Database> =>
  new Kysely<Database>({ dialect: new ImmediateSqliteDialect(new SqliteDatabase(':memory:')) });

const sqliteStructure = sql`select type, name, tbl_name, sql from sqlite_master order by type, name`;
const postgresStructure = sql`
  select table_name, column_name, data_type, is_nullable, column_default from information_schema.columns
  where table_schema = 'public'
  union all select tablename, indexname, indexdef, '', '' from pg_indexes where schemaname = 'public'
  order by 1, 2`;

const uninterrupted = ({ up }: Migration, db: Kysely<Database>): Promise<void> => up(db);

describe('migrations that are interrupted after each statement and repeated', () => {
  test('end as those that were not, on SQLite', async () => {
    const expected = await migrated(onSqlite(), sqliteStructure, uninterrupted);
    expect(await migrated(onSqlite(), sqliteStructure, migrateWithInterruptions)).toEqual(expected);
  });

  test('end as those that were not, on PostgreSQL', { timeout: 60_000 }, async () => {
    const server = await createPostgres();
    const open = async (): Promise<Kysely<Database>> => {
      const pool = new pg.Pool({ connectionString: await createDatabase(server.url) });
      return new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
    };
    const expected = await migrated(await open(), postgresStructure, uninterrupted);
    expect(await migrated(await open(), postgresStructure, migrateWithInterruptions)).toEqual(expected);
    await server.remove();
  });
});

test('an interrupted start leaves a SQLite database as it was, and the next one migrates it', async () => {
  const db = onSqlite();
  const tables = async (): Promise<string[]> => (await db.introspection.getTables()).map(({ name }) => name);
  // The bookkeeping of the first start takes some statements; the last of them all records a migration.
  for (const statements of [10, 20, 40, 60]) {
    await expect(migrate(db.withPlugin(new Interruption(statements)))).rejects.toThrow('interrupted');
    expect(await tables()).toEqual([]);
  }
  await migrate(db);
  expect(await tables()).toContain('catalogues');
  await db.destroy();
});
