import type SqliteDatabase from 'better-sqlite3';
import {
  CompiledQuery,
  type DatabaseConnection,
  type Driver,
  SqliteAdapter,
  SqliteDialect,
  SqliteDriver,
} from 'kysely';

/** Kysely's SQLite, with immediate transactions, which also counts what was committed. */
export class ImmediateSqliteDialect extends SqliteDialect {
  readonly #database: SqliteDatabase.Database;
  #commits = 0;

  constructor(database: SqliteDatabase.Database) {
    super({ database });
    this.#database = database;
  }

  /** The number of transactions committed so far, those of a single statement included. */
  get commits(): number {
    return this.#commits;
  }

  override createDriver(): Driver {
    return new ImmediateSqliteDriver(this.#database, () => {
      this.#commits += 1;
    });
  }

  override createAdapter(): SqliteAdapter {
    return new AtomicSqliteAdapter();
  }
}

class ImmediateSqliteDriver extends SqliteDriver {
  readonly #database: SqliteDatabase.Database;
  readonly #noteCommit: () => void;

  constructor(database: SqliteDatabase.Database, noteCommit: () => void) {
    super({ database });
    this.#database = database;
    this.#noteCommit = noteCommit;
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    const connection = await super.acquireConnection();
    return {
      executeQuery: async <Row>(query: CompiledQuery) => {
        const result = await connection.executeQuery<Row>(query);
        if (!this.#database.inTransaction && !query.sql.startsWith('select')) this.#noteCommit();
        return result;
      },
      streamQuery: (query, chunkSize) => connection.streamQuery(query, chunkSize),
    };
  }

  /**
   * Takes the write lock at once. With a plain `begin`, a transaction that reads first and writes later would fail
   * instead of waiting if another process wrote in between.
   */
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }
}

/** Lets a transaction contain migrations, which SQLite can roll back: an interrupted start leaves nothing behind. */
class AtomicSqliteAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}
