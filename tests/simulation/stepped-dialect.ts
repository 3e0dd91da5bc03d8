import type SqliteDatabase from 'better-sqlite3';
import {
  CompiledQuery,
  type DatabaseConnection,
  type QueryResult,
  SqliteDialect,
  SqliteDriver,
  type SqliteStatement,
} from 'kysely';
import { codeOf } from '#service/error-code.ts';
import type { DialectRules } from '#service/storage/dialect.ts';

/** What a database does in a simulation besides its work. */
interface Steps {
  /** Statement that begins a transaction. */
  readonly begin: 'begin' | 'begin immediate';
  /** Waits for the turn of a statement, and for the turn of its answer. */
  readonly step: (name: string) => Promise<void>;
  readonly strikes: (fault: 'refusal' | 'loss') => boolean;
  /** Called after each statement whose effect others may see. */
  readonly onCommitted: () => void;
}

const [passing, lasting, lost] = ['SQLITE_BUSY', 'SQLITE_FULL', 'LOST'];

/** How the storage distinguishes these failures. */
export const steppedRules: DialectRules = {
  beginSnapshot: 'begin',
  isTransient: (cause) => codeOf(cause).startsWith(passing),
  isRowError: (cause) => codeOf(cause).startsWith('SQLITE_CONSTRAINT'),
  explainDamage: () => undefined,
  assertFilesInPlace: () => {},
  scrubDeletedData: async () => {},
  limitDeletedData: async () => {},
  close: async () => {},
};

/** SQLite, with a step before each statement and before its answer, which may be refused or lost there. */
export function steppedDialect(database: SqliteDatabase.Database, steps: Steps): SqliteDialect {
  const driver = new SqliteDriver({ database: { prepare: prepareOnce(database), close: () => database.close() } });
  const acquire = driver.acquireConnection.bind(driver);
  const release = driver.releaseConnection.bind(driver);
  const stepped = Object.assign(driver, {
    acquireConnection: async () => stepConnection(await acquire(), database, steps),
    beginTransaction: async (connection: DatabaseConnection) => {
      await connection.executeQuery(CompiledQuery.raw(steps.begin));
    },
    /** A lost connection leaves its transaction to the database, which drops it. */
    releaseConnection: async () => {
      if (database.inTransaction) database.exec('rollback');
      await release();
    },
  });
  return Object.assign(new SqliteDialect({ database }), { createDriver: () => stepped });
}

function stepConnection(
  connection: DatabaseConnection,
  database: SqliteDatabase.Database,
  { step, strikes, onCommitted }: Steps,
): DatabaseConnection {
  let loss: Error | undefined;
  return {
    async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
      const name = query.sql.split(' ', 3).join(' ');
      await step(name);
      if (loss !== undefined) throw loss;
      if (query.sql !== 'rollback' && strikes('refusal')) throw failure(strikes('refusal') ? lasting : passing);
      const result = await connection.executeQuery<Row>(query);
      if (!database.inTransaction) onCommitted();
      await step(`${name}, answered`);
      if (!strikes('loss')) return result;
      loss = failure(lost);
      throw loss;
    },
    streamQuery(): never {
      throw new Error('The service streams nothing');
    },
  };
}

/** Compiling each statement again would take as long as running it. */
function prepareOnce(database: SqliteDatabase.Database): (sql: string) => SqliteStatement {
  const statements = new Map<string, SqliteStatement>();
  return (sql) => {
    const statement = statements.get(sql) ?? database.prepare(sql);
    statements.set(sql, statement);
    return statement;
  };
}

function failure(code = ''): Error {
  return Object.assign(new Error(`simulated: ${code}`), { code });
}
