import { CompiledQuery, type DatabaseConnection, PostgresAdapter, PostgresDialect, PostgresDriver } from 'kysely';
import { codeOf } from '#service/error-code.ts';
import { type DeadlinePool, isConnectionLost } from './deadline-pool.ts';

/** Minimum time (milliseconds) after which the database drops the transaction of a client that has gone silent. */
const minIdleTime = 10_000;

/** The answer « statement completion unknown », which distributed engines give when they lose their own nodes. */
const unknownCode = '40003';

/** A COMMIT without an answer, or whose answer is that its outcome is unknown: its transaction may have been stored. */
export class CommitInDoubt extends Error {
  override name = 'CommitInDoubt';
}

/**
 * PostgreSQL without any session state: a pooler that lends connections per transaction refuses session settings and
 * locks, or passes them on to the next user.
 */
export class TransactionalPostgresDialect extends PostgresDialect {
  readonly #pool: DeadlinePool;
  readonly #timeout: number;

  /** `timeout`: milliseconds for each statement of a transaction. */
  constructor(pool: DeadlinePool, timeout: number) {
    super({ pool });
    this.#pool = pool;
    this.#timeout = timeout;
  }

  override createDriver(): PostgresDriver {
    return new LimitedDriver(this.#pool, this.#timeout);
  }

  override createAdapter(): PostgresAdapter {
    return new LocklessAdapter();
  }
}

class LimitedDriver extends PostgresDriver {
  readonly #begin: CompiledQuery;

  constructor(pool: DeadlinePool, timeout: number) {
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

  override async commitTransaction(connection: DatabaseConnection): Promise<void> {
    try {
      await super.commitTransaction(connection);
    } catch (cause) {
      throw codeOf(cause) === unknownCode || isConnectionLost(cause)
        ? new CommitInDoubt('The outcome of COMMIT is unknown', { cause })
        : cause;
    }
  }

  /** A lost connection ends its transaction; the reason for the loss is more useful than a failed rollback. */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    await super.rollbackTransaction(connection).catch(() => {});
  }
}

/** Kysely's migration lock belongs to a session; here copies that start together detect each other by failing. */
class LocklessAdapter extends PostgresAdapter {
  override async acquireMigrationLock(): Promise<void> {}

  override async releaseMigrationLock(): Promise<void> {}
}
