import type SqliteDatabase from 'better-sqlite3';
import {
  CompiledQuery,
  type DatabaseConnection,
  type Driver,
  SqliteAdapter,
  SqliteDialect,
  SqliteDriver,
} from 'kysely';

/** Kysely's SQLite, with immediate transactions. */
export class ImmediateSqliteDialect extends SqliteDialect {
  readonly #database: SqliteDatabase.Database;

  constructor(database: SqliteDatabase.Database) {
    super({ database });
    this.#database = database;
  }

  override createDriver(): Driver {
    return new ImmediateSqliteDriver({ database: this.#database });
  }

  override createAdapter(): SqliteAdapter {
    return new AtomicSqliteAdapter();
  }
}

class ImmediateSqliteDriver extends SqliteDriver {
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
