import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  PostgresAdapter,
  PostgresDialect,
  PostgresDriver,
} from 'kysely';
import type pg from 'pg';

/** Minimum time (milliseconds) after which the database drops the transaction of a client that has gone silent. */
const minIdleTime = 10_000;

/** PostgreSQL without session state, which a pooler refuses or passes on. `timeout`: milliseconds of a statement. */
export function transactionalPostgres(pool: pg.Pool, timeout: number): Dialect {
  return Object.assign(new PostgresDialect({ pool }), {
    createDriver: () => new LimitedDriver(pool, timeout),
    createAdapter: () => new UnlockedAdapter(),
  });
}

/** Without Kysely's advisory lock: a pooler may send its release to another session, and later starts would wait. */
class UnlockedAdapter extends PostgresAdapter {
  override async acquireMigrationLock(): Promise<void> {}

  override async releaseMigrationLock(): Promise<void> {}
}

class LimitedDriver extends PostgresDriver {
  readonly #begin: CompiledQuery;

  constructor(pool: pg.Pool, timeout: number) {
    super({ pool });
    const idleTime = Math.max(minIdleTime, timeout);
    // One message, hence one round trip. If this process dies in the middle, its locks end with the transaction.
    this.#begin = CompiledQuery.raw(
      `begin; set local statement_timeout = ${timeout}; set local idle_in_transaction_session_timeout = ${idleTime}`,
    );
  }

  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(this.#begin);
  }

  /** A lost connection ends its transaction; the reason for the loss is more useful than a failed rollback. */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    await super.rollbackTransaction(connection).catch(() => {});
  }
}
