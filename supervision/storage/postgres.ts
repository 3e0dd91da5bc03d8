import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { createStorage } from './create-storage.ts';
import { explainPostgres } from './explain-postgres.ts';
import { migrate, refuseForeignDatabase } from './migrate.ts';
import { PunctualPool } from './punctual-pool.ts';
import type { Database } from './schema.ts';
import { DatabaseRefused, type Storage } from './storage.ts';

/** PostgreSQL's 64-bit integers, which pg gives as text: instants and amounts here stay far below 2^53. */
const bigintType = 20;

/** « Serialization failure » and « deadlock detected »: nothing was stored, the transaction may run again. */
const passingCodes: ReadonlySet<string> = new Set(['40001', '40P01']);

const connections = 10;

/** Milliseconds to get a connection; with those of a request, a frozen database is noticed within 3.5 s. */
const connectionPatience = 1300;
/** Milliseconds for the queries of a request. */
const requestPatience = 1900;
/** Milliseconds for work that nobody waits for on a page: migrations, backups, restores. */
const maintenancePatience = 600_000;

interface PostgresOptions {
  /** Hears of connections that broke while idle. */
  readonly reportLoss: (cause: Error) => void;
  /** For the command line: long work is expected. */
  readonly patient?: boolean;
  /** Refuses a database without tables instead of creating them. */
  readonly mustExist?: boolean;
}

/**
 * Opens the shared database of several copies of the service, its tables brought up to date once. Throws
 * {@link DatabaseRefused} where a newer version left it, or where it can't be opened.
 */
export async function openPostgres(
  url: string,
  { reportLoss, patient = false, mustExist = false }: PostgresOptions,
): Promise<Storage> {
  const preparation = connect(url, maintenancePatience, 1, reportLoss);
  try {
    const found = await sql<{ name: string }>`
      select table_name as name from information_schema.tables
      where table_schema = current_schema() and table_type = 'BASE TABLE'`.execute(preparation.db);
    if (mustExist && found.rows.length === 0) {
      throw new DatabaseRefused('cette base est vide ; vérifiez DATABASE_URL');
    }
    await refuseForeignDatabase(
      preparation.db,
      found.rows.map(({ name }) => name),
    );
    await migrate(preparation.db);
  } catch (cause) {
    throw cause instanceof DatabaseRefused ? cause : explainPostgres(cause);
  } finally {
    await preparation.end();
  }
  const { db, end } = connect(url, patient ? maintenancePatience : requestPatience, connections, reportLoss);
  return createStorage(db, {
    isPassing: (cause) => cause instanceof Error && 'code' in cause && passingCodes.has(String(cause.code)),
    // A server looks after its files itself.
    explainDamage: () => undefined,
    confirmPlace: () => {},
    // Deleted rows leave the files of a PostgreSQL server at its own vacuum.
    forgetDeleted: async () => {},
    beginSnapshot: 'begin isolation level repeatable read read only',
    close: end,
  });
}

function connect(
  url: string,
  patience: number,
  max: number,
  reportLoss: PostgresOptions['reportLoss'],
): { db: Kysely<Database>; end: () => Promise<void> } {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    connectionTimeoutMillis: connectionPatience,
    idleTimeoutMillis: 30_000,
    statement_timeout: patience,
    // Should this copy die in the middle of a transaction, its locks go with it.
    idle_in_transaction_session_timeout: Math.max(10_000, patience),
    application_name: 'neolis',
    types: {
      getTypeParser: (type, format) =>
        type === bigintType ? Number : (pg.types.getTypeParser(type, format) as (text: string) => unknown),
    },
  });
  pool.on('error', reportLoss);
  const punctual = new PunctualPool(pool, patience);
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool: punctual }) });
  return {
    db,
    end: async () => {
      await db.destroy();
      await punctual.end();
    },
  };
}
