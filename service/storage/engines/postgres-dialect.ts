import { CompiledQuery, type DatabaseConnection, PostgresAdapter, PostgresDialect, PostgresDriver } from 'kysely';
import type { ClosingPool } from './closing-pool.ts';

/** Minimum time (milliseconds) after which the database drops the transaction of a client that has gone silent. */
const minIdleTime = 10_000;

/**
 * PostgreSQL without any session state: a pooler that lends connections per transaction refuses session settings and
 * locks, or passes them on to the next user.
 */
export class TransactionalPostgresDialect extends PostgresDialect {
  readonly #pool: ClosingPool;
  readonly #timeout: number;

  /** `timeout`: milliseconds for each statement of a transaction. */
  constructor(pool: ClosingPool, timeout: number) {
    super({ pool });
    this.#pool = pool;
    this.#timeout = timeout;
  }

  override createDriver(): PostgresDriver {
    return new LimitedDriver(this.#pool, this.#timeout);
  }

  override createAdapter(): PostgresAdapter {
    return new UnlockedAdapter();
  }
}

/**
 * Migrates without Kysely's advisory lock, which belongs to the session: a pooler may send its release to another session,
 * and every later start would wait for it.
 */
class UnlockedAdapter extends PostgresAdapter {
  override async acquireMigrationLock(): Promise<void> {}

  override async releaseMigrationLock(): Promise<void> {}
}

class LimitedDriver extends PostgresDriver {
  readonly #begin: CompiledQuery;

  constructor(pool: ClosingPool, timeout: number) {
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
