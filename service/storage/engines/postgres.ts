import { Kysely, sql } from 'kysely';
import pg from 'pg';
import { codeOf } from '#service/error-code.ts';
import type { DialectRules, OpeningOptions } from '#service/storage/dialect.ts';
import { migrate, refuseForeignDatabase } from '#service/storage/migrate.ts';
import type { Database } from '#service/storage/schema.ts';
import { createStorage, type Storage } from '#service/storage/storage.ts';
import { DatabaseRefused } from '#service/storage/storage-failures.ts';
import { explainPostgres } from './explain-postgres.ts';
import { closeFailedConnections } from './failed-connections.ts';
import { transactionalPostgres } from './postgres-dialect.ts';

/** PostgreSQL's 64-bit integers and their sums, which pg returns as text: all stay far below 2^53 here. */
const numberTypes: readonly number[] = [20, 1700];

/**
 * Serialization failure, deadlock, a key that another transaction took after this one looked for it, and a primary that
 * became a standby: nothing was stored, and it may be retried.
 */
const transientCodes: ReadonlySet<string> = new Set(['40001', '40P01', '23505', '25006']);

/** Values and keys that the database refuses: classes 22 and 23. */
const rowErrorCodes = /^2[23]/;

/** A column, table, index or row exists already: another copy created it first. */
const concurrentMigrationCodes: ReadonlySet<string> = new Set([...transientCodes, '42701', '42P07', '42710']);

/** Copies that start together conflict at most once for each statement, within the time that these tries take. */
const migrationTries = 50;
const maxMigrationPause = 500;

const connections = 10;

/** Milliseconds to get a connection; with the time of a query, a frozen database is detected within 3.5 s. */
const connectionTimeout = 1300;
/** Milliseconds for a query of a request. */
const requestTimeout = 1900;
/** Milliseconds for work that no visitor waits for: migrations, backups, restores. */
const maintenanceTimeout = 600_000;

interface PostgresOptions extends OpeningOptions {
  /** Called for connections that broke while idle. */
  readonly reportLoss: (cause: Error) => void;
}

/** Opens a database that copies share, and updates its tables. Throws {@link DatabaseRefused} if it can't be used. */
export async function openPostgres(
  url: string,
  { longRunning = false, mustExist = false, composeWebhook, ...options }: PostgresOptions,
): Promise<Storage> {
  const preparation = connect(url, maintenanceTimeout, options);
  try {
    const found = await sql<{ name: string }>`
      select table_name as name from information_schema.tables
      where table_schema = current_schema() and table_type = 'BASE TABLE'`.execute(preparation.db);
    if (mustExist && found.rows.length === 0) {
      throw new DatabaseRefused('cette base est vide ; vérifiez DATABASE_URL');
    }
    await refuseForeignDatabase(preparation.db, found.rows);
    await migrateTogether(preparation.db);
  } catch (cause) {
    throw cause instanceof DatabaseRefused ? cause : explainPostgres(cause);
  } finally {
    await preparation.end();
  }
  const { db, end } = connect(url, longRunning ? maintenanceTimeout : requestTimeout, options);
  const rules: DialectRules = {
    isTransient: (cause) => transientCodes.has(codeOf(cause)),
    isRowError: (cause) => rowErrorCodes.test(codeOf(cause)),
    beginSnapshot: 'begin isolation level repeatable read read only',
    close: end,
  };
  return createStorage(db, rules, composeWebhook);
}

/** Of copies that start together one migrates; the others may fail on what it created, and find it done on retry. */
async function migrateTogether(db: Kysely<Database>): Promise<void> {
  for (let tries = 1; ; tries++) {
    try {
      await migrate(db);
      return;
    } catch (cause) {
      if (!concurrentMigrationCodes.has(codeOf(cause)) || tries === migrationTries) throw cause;
      await new Promise((resolve) => setTimeout(resolve, Math.random() * maxMigrationPause));
    }
  }
}

/** Connections whose queries take at most `timeout` (milliseconds); each is opened when it is needed. */
function connect(url: string, timeout: number, { reportLoss, statementLog = [] }: PostgresOptions) {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: connectionTimeout,
    query_timeout: timeout,
    idleTimeoutMillis: 30_000,
    application_name: 'neolis',
    types: {
      getTypeParser: (type, format) =>
        numberTypes.includes(type) ? Number : (pg.types.getTypeParser(type, format) as (text: string) => unknown),
    },
  });
  pool.on('error', reportLoss);
  closeFailedConnections(pool);
  const db = new Kysely<Database>({ dialect: transactionalPostgres(pool, timeout), log: statementLog });
  return {
    db,
    end: async () => {
      await db.destroy();
      // Kysely ends a pool only if it was used.
      if (!pool.ending) await pool.end();
    },
  };
}
