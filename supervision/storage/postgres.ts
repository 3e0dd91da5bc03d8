import { Kysely, sql } from 'kysely';
import pg from 'pg';
import { createStorage } from './create-storage.ts';
import { explainPostgres } from './explain-postgres.ts';
import { migrate, refuseForeignDatabase } from './migrate.ts';
import { CommitInDoubt, TransactionalPostgresDialect } from './postgres-dialect.ts';
import { PunctualPool } from './punctual-pool.ts';
import type { Database } from './schema.ts';
import { DatabaseRefused, type Storage } from './storage.ts';

/** PostgreSQL's 64-bit integers, which pg gives as text: instants and amounts here stay far below 2^53. */
const bigintType = 20;

/**
 * « Serialization failure », « deadlock detected » and the refusal of a primary that became a standby, whose connection is
 * thrown away: nothing was stored, the transaction may run again.
 */
const passingCodes: ReadonlySet<string> = new Set(['40001', '40P01', '25006']);

/** A column, a table, an index or a row that is there already: another copy made it first. */
const overtakenCodes: ReadonlySet<string> = new Set([...passingCodes, '42701', '42P07', '42710', '23505']);

/** Copies that start together lose their turn to each other once. */
const migrationTries = 10;

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
    await migrateUnlocked(preparation.db);
  } catch (cause) {
    throw cause instanceof DatabaseRefused ? cause : explainPostgres(cause);
  } finally {
    await preparation.end();
  }
  const { db, end } = connect(url, patient ? maintenancePatience : requestPatience, connections, reportLoss);
  return createStorage(db, {
    isPassing: (cause) => passingCodes.has(codeOf(cause)),
    isInDoubt: (cause) => cause instanceof CommitInDoubt,
    // A server looks after its files itself.
    explainDamage: () => undefined,
    confirmPlace: () => {},
    // Deleted rows leave the files of a PostgreSQL server at its own vacuum.
    forgetDeleted: async () => {},
    beginSnapshot: 'begin isolation level repeatable read read only',
    close: end,
  });
}

/**
 * Migrates without a lock, which not every engine has and no pooler keeps: of copies that start together the first to commit
 * wins, the others are refused what it made, and find it done when they look again.
 */
async function migrateUnlocked(db: Kysely<Database>): Promise<void> {
  for (let tries = 1; ; tries++) {
    try {
      await migrate(db);
      return;
    } catch (cause) {
      if (!overtakenCodes.has(codeOf(cause)) || tries === migrationTries) throw cause;
    }
  }
}

function codeOf(cause: unknown): string {
  return cause instanceof Error && 'code' in cause ? String(cause.code) : '';
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
    application_name: 'neolis',
    types: {
      getTypeParser: (type, format) =>
        type === bigintType ? Number : (pg.types.getTypeParser(type, format) as (text: string) => unknown),
    },
  });
  pool.on('error', reportLoss);
  const punctual = new PunctualPool(pool, patience);
  const db = new Kysely<Database>({ dialect: new TransactionalPostgresDialect(punctual, patience) });
  return {
    db,
    end: async () => {
      await db.destroy();
      await punctual.end();
    },
  };
}
