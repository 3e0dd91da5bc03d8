import type { PostgresCursorConstructor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import type pg from 'pg';

/** Refused, or ended, by a server that is no longer the primary or is stopping: the next connection finds another. */
const partingCodes = /^(08|57P0|25006)/;

/** Whether a failure leaves its connection unusable, and what was sent last perhaps unanswered. */
export function isLoss(cause: unknown): boolean {
  // An error with a SQLSTATE is the database's answer; anything else means the connection is gone.
  const answered = cause instanceof Error && 'code' in cause && 'severity' in cause;
  return !answered || partingCodes.test(String(cause.code));
}

/**
 * Connections that answer in time or are thrown away. A frozen database (its machine paused, its network cut) sends no
 * error: without this a request would hang, and a connection given up in the middle of a transaction would go back to
 * the pool with that transaction open, to be committed by the next user.
 */
export class PunctualPool implements PostgresPool {
  readonly #pool: pg.Pool;
  readonly #patience: number;

  /** `patience`: milliseconds for all the queries of one stay of a connection outside the pool. */
  constructor(pool: pg.Pool, patience: number) {
    this.#pool = pool;
    this.#patience = patience;
    // The end of a connection can arrive with the very answer that makes it ready, after the pool's listener was taken off
    // and before a client's is put on; an error nobody listens to would end the program. The next query finds it broken.
    pool.on('connect', (client) => client.on('error', () => {}));
  }

  async connect(): Promise<PostgresPoolClient> {
    return new PunctualClient(await this.#pool.connect(), performance.now() + this.#patience);
  }

  /** May be called twice: Kysely ends a pool only where it was used. */
  async end(): Promise<void> {
    if (!this.#pool.ending) await this.#pool.end();
  }
}

class PunctualClient implements PostgresPoolClient {
  readonly #client: pg.PoolClient;
  readonly #deadline: number;
  #lost: Error | undefined;

  constructor(client: pg.PoolClient, deadline: number) {
    this.#client = client;
    this.#deadline = deadline;
    // A connection cut between two queries tells nobody but this listener; without one the program would end.
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

  /** A connection that failed to answer is closed, so that the database drops its transaction. */
  release(): void {
    // A connection on its way out may still report how it broke.
    if (this.#lost === undefined) this.#client.off('error', this.#lose);
    this.#client.release(this.#lost);
  }

  async #query(text: string, parameters: readonly unknown[]): Promise<unknown> {
    if (this.#lost !== undefined) throw this.#lost;
    const { promise: late, reject } = withRejection();
    const timer = setTimeout(
      () => {
        this.#lost = new Error('The database did not answer in time');
        reject(this.#lost);
      },
      Math.max(0, this.#deadline - performance.now()),
    );
    try {
      return await Promise.race([this.#client.query(text, [...parameters]), late]);
    } catch (cause) {
      if (isLoss(cause)) this.#lost ??= cause instanceof Error ? cause : new Error(String(cause));
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
