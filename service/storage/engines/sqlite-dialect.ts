import type SqliteDatabase from 'better-sqlite3';
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  SqliteAdapter,
  SqliteDialect,
  SqliteDriver,
} from 'kysely';

/** Kysely's SQLite, with immediate transactions, also around the migrations. */
export function immediateSqlite(database: SqliteDatabase.Database): Dialect {
  return Object.assign(new SqliteDialect({ database }), {
    createDriver: () => new ImmediateSqliteDriver({ database }),
    createAdapter: () => new AtomicSqliteAdapter(),
  });
}

class ImmediateSqliteDriver extends SqliteDriver {
  /** Locks at once: after a plain `begin` and a read, a write fails instead of waiting if another process wrote. */
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
