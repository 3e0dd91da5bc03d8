import type SqliteDatabase from 'better-sqlite3';
import {
  CompiledQuery,
  type DatabaseConnection,
  type QueryResult,
  SqliteDialect,
  SqliteDriver,
  type SqliteStatement,
} from 'kysely';
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
export class SteppedDialect extends SqliteDialect {
  readonly #database: SqliteDatabase.Database;
  readonly #steps: Steps;

  constructor(database: SqliteDatabase.Database, steps: Steps) {
    super({ database });
    this.#database = database;
    this.#steps = steps;
  }

  override createDriver(): SteppedDriver {
    return new SteppedDriver(this.#database, this.#steps);
  }
}

class SteppedDriver extends SqliteDriver {
  readonly #database: SqliteDatabase.Database;
  readonly #steps: Steps;

  constructor(database: SqliteDatabase.Database, steps: Steps) {
    super({ database: { prepare: prepareOnce(database), close: () => database.close() } });
    this.#database = database;
    this.#steps = steps;
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    return new SteppedConnection(await super.acquireConnection(), this.#database, this.#steps);
  }

  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw(this.#steps.begin));
  }

  /** A lost connection leaves its transaction to the database, which drops it. */
  override async releaseConnection(): Promise<void> {
    if (this.#database.inTransaction) this.#database.exec('rollback');
    await super.releaseConnection();
  }
}

class SteppedConnection implements DatabaseConnection {
  readonly #connection: DatabaseConnection;
  readonly #database: SqliteDatabase.Database;
  readonly #steps: Steps;
  #loss: Error | undefined;

  constructor(connection: DatabaseConnection, database: SqliteDatabase.Database, steps: Steps) {
    this.#connection = connection;
    this.#database = database;
    this.#steps = steps;
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    const { step, strikes, onCommitted } = this.#steps;
    const name = query.sql.split(' ', 3).join(' ');
    await step(name);
    if (this.#loss !== undefined) throw this.#loss;
    if (query.sql !== 'rollback' && strikes('refusal')) throw failure(strikes('refusal') ? lasting : passing);
    const result = await this.#connection.executeQuery<Row>(query);
    if (!this.#database.inTransaction) onCommitted();
    await step(`${name}, answered`);
    if (strikes('loss')) {
      this.#loss = failure(lost);
      throw this.#loss;
    }
    return result;
  }

  streamQuery(): never {
    throw new Error('The service streams nothing');
  }
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

function codeOf(cause: unknown): string {
  return cause instanceof Error && 'code' in cause ? String(cause.code) : '';
}
