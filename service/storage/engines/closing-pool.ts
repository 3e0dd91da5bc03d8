import type { PostgresCursorConstructor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import type pg from 'pg';

/** The server is no longer the primary, or is stopping: the next connection reaches another one. */
const disconnectCodes = /^(08|57P0|25006)/;

/** Whether a failure makes its connection unusable, possibly without an answer to the last statement. */
function isConnectionLost(cause: unknown): boolean {
  // An error with a SQLSTATE is the database's answer; any other error means that the connection is lost or too slow.
  const answered = cause instanceof Error && 'code' in cause && 'severity' in cause;
  return !answered || disconnectCodes.test(String(cause.code));
}

/**
 * Closes a connection that failed to answer, after the pool's `query_timeout` or when it broke. Returned to the pool, it
 * would keep its transaction open, to be committed by its next user.
 */
export class ClosingPool implements PostgresPool {
  readonly #pool: pg.Pool;

  constructor(pool: pg.Pool) {
    this.#pool = pool;
    // A connection can end with the same packet that makes it ready, after the pool's listener was removed and before a
    // client's is added; an `error` event without a listener would crash the process. The next query reports the lost
    // connection.
    pool.on('connect', (client) => client.on('error', () => {}));
  }

  async connect(): Promise<PostgresPoolClient> {
    return new ClosingClient(await this.#pool.connect());
  }

  /** May be called twice: Kysely ends a pool only if it was used. */
  async end(): Promise<void> {
    if (!this.#pool.ending) await this.#pool.end();
  }
}

class ClosingClient implements PostgresPoolClient {
  readonly #client: pg.PoolClient;
  #lost: Error | undefined;

  constructor(client: pg.PoolClient) {
    this.#client = client;
    // pg emits `error` when a connection drops between queries; without a listener the process would crash.
    client.on('error', this.#lose);
  }

  readonly #lose = (cause: Error): void => {
    this.#lost ??= cause;
  };

  query<R>(text: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<R>>;
  query<R>(cursor: InstanceType<PostgresCursorConstructor>): InstanceType<PostgresCursorConstructor> & R;
  query(text: unknown, parameters: readonly unknown[] = []): never {
    return this.#query(String(text), parameters) as never;
  }

  release(): void {
    // A connection being closed may still emit the reason.
    if (this.#lost === undefined) this.#client.off('error', this.#lose);
    this.#client.release(this.#lost);
  }

  async #query(text: string, parameters: readonly unknown[]): Promise<unknown> {
    if (this.#lost !== undefined) throw this.#lost;
    try {
      return await this.#client.query(text, [...parameters]);
    } catch (cause) {
      if (isConnectionLost(cause)) this.#lose(cause instanceof Error ? cause : new Error(String(cause)));
      throw cause;
    }
  }
}
