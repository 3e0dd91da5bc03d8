import type { PostgresCursorConstructor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import type pg from 'pg';
import { type Connected, cancelStatement } from './cancel-statement.ts';
import type { StatementWatch } from './statement-watch.ts';

/** The server is no longer the primary, or is stopping: the next connection reaches another one. */
const disconnectCodes = /^(08|57P0|25006)/;

/** Whether a failure makes its connection unusable, possibly without an answer to the last statement. */
export function isConnectionLost(cause: unknown): boolean {
  // An error with a SQLSTATE is the database's answer; any other error means that the connection is lost.
  const answered = cause instanceof Error && 'code' in cause && 'severity' in cause;
  return !answered || disconnectCodes.test(String(cause.code));
}

/**
 * Connections that answer in time or are closed. A frozen database (its machine paused, its network cut) sends no
 * error: without this a request would hang, and a connection abandoned in the middle of a transaction would return to
 * the pool with that transaction open, to be committed by its next user.
 */
export class DeadlinePool implements PostgresPool {
  readonly #pool: pg.Pool;
  readonly #timeout: number;
  readonly #noteConnection: StatementWatch['noteConnection'];

  /** `timeout`: milliseconds for all queries between taking a connection from the pool and returning it. */
  constructor(pool: pg.Pool, timeout: number, noteConnection: StatementWatch['noteConnection'] = () => {}) {
    this.#pool = pool;
    this.#timeout = timeout;
    this.#noteConnection = noteConnection;
    // A connection can end with the same packet that makes it ready, after the pool's listener was removed and before a
    // client's is added; an `error` event without a listener would crash the process. The next query reports the lost
    // connection.
    pool.on('connect', (client) => client.on('error', () => {}));
  }

  async connect(): Promise<PostgresPoolClient> {
    const asked = performance.now();
    try {
      return new DeadlineClient(await this.#pool.connect(), performance.now() + this.#timeout);
    } finally {
      this.#noteConnection(performance.now() - asked);
    }
  }

  /** May be called twice: Kysely ends a pool only if it was used. */
  async end(): Promise<void> {
    if (!this.#pool.ending) await this.#pool.end();
  }
}

class DeadlineClient implements PostgresPoolClient {
  readonly #client: pg.PoolClient;
  readonly #deadline: number;
  #lost: Error | undefined;
  #cancelled: Promise<void> | undefined;

  constructor(client: pg.PoolClient, deadline: number) {
    this.#client = client;
    this.#deadline = deadline;
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

  /**
   * Closes a connection that failed to answer, so that the database drops its transaction. A pooler knows only open
   * connections, so a statement is cancelled before.
   */
  release(): void {
    // A connection being closed may still emit the reason.
    if (this.#lost === undefined) this.#client.off('error', this.#lose);
    if (this.#cancelled === undefined) this.#client.release(this.#lost);
    else void this.#cancelled.then(() => this.#client.release(this.#lost));
  }

  async #query(text: string, parameters: readonly unknown[]): Promise<unknown> {
    if (this.#lost !== undefined) throw this.#lost;
    const { promise: late, reject } = withRejection();
    const timer = setTimeout(
      () => {
        this.#lost = new Error('The database did not answer in time');
        // Writes are not cancelled: one that waits for a second server's copy would be stored without it.
        if (/^\s*select\b/i.test(text)) this.#cancelled = cancelStatement(this.#client as unknown as Connected);
        reject(this.#lost);
      },
      Math.max(0, this.#deadline - performance.now()),
    );
    try {
      return await Promise.race([this.#client.query(text, [...parameters]), late]);
    } catch (cause) {
      if (isConnectionLost(cause)) this.#lost ??= cause instanceof Error ? cause : new Error(String(cause));
      throw cause;
    } finally {
      clearTimeout(timer);
    }
  }
}

function withRejection(): { promise: Promise<never>; reject: (cause: Error) => void } {
  let reject: (cause: Error) => void = () => {};
  const promise = new Promise<never>((_, refuse) => {
    reject = refuse;
  });
  return { promise, reject };
}
