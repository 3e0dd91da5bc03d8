import { CompiledQuery, type DatabaseConnection, PostgresAdapter, PostgresDialect, PostgresDriver } from 'kysely';
import { isLoss, type PunctualPool } from './punctual-pool.ts';

/** Shortest time (milliseconds) after which the database drops a transaction whose copy of the service says nothing more. */
const shortestIdleTime = 10_000;

/** A COMMIT without an answer: its transaction may have been stored, or not. */
export class CommitInDoubt extends Error {
  override name = 'CommitInDoubt';
}

/**
 * PostgreSQL without anything that belongs to a connection: behind a pooler that lends connections for one transaction,
 * time limits and locks of a connection are refused, or reach whoever uses it next.
 */
export class TransactionalPostgresDialect extends PostgresDialect {
  readonly #pool: PunctualPool;
  readonly #patience: number;

  /** `patience`: milliseconds for each statement of a transaction. */
  constructor(pool: PunctualPool, patience: number) {
    super({ pool });
    this.#pool = pool;
    this.#patience = patience;
  }

  override createDriver(): PostgresDriver {
    return new LimitedDriver(this.#pool, this.#patience);
  }

  override createAdapter(): PostgresAdapter {
    return new LocklessAdapter();
  }
}

class LimitedDriver extends PostgresDriver {
  readonly #begin: CompiledQuery;

  constructor(pool: PunctualPool, patience: number) {
    super({ pool });
    const idleTime = Math.max(shortestIdleTime, patience);
    // One message, hence one round trip. Should this copy die in the middle, its locks go with the transaction.
    this.#begin = CompiledQuery.raw(
      `begin; set local statement_timeout = ${patience}; set local idle_in_transaction_session_timeout = ${idleTime}`,
    );
  }

  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(this.#begin);
  }

  override async commitTransaction(connection: DatabaseConnection): Promise<void> {
    try {
      await super.commitTransaction(connection);
    } catch (cause) {
      throw isLoss(cause) ? new CommitInDoubt('COMMIT got no answer', { cause }) : cause;
    }
  }

  /** A connection that is lost takes its transaction along; why it was lost says more than that it can't roll back. */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    await super.rollbackTransaction(connection).catch(() => {});
  }
}

/** Kysely's lock of migrations is a connection's own; here copies that start together are told apart by their failure. */
class LocklessAdapter extends PostgresAdapter {
  override async acquireMigrationLock(): Promise<void> {}

  override async releaseMigrationLock(): Promise<void> {}
}
