import type pg from 'pg';

/** The server is no longer the primary, or is stopping: the next connection reaches another one. */
const disconnectCodes = /^(08|57P0|25006)/;

/** Whether a failure makes its connection unusable, possibly without an answer to the last statement. */
function isConnectionLost(cause: unknown): boolean {
  // An error with a SQLSTATE is the database's answer; any other error means that the connection is lost or too slow.
  const answered = cause instanceof Error && 'code' in cause && 'severity' in cause;
  return !answered || disconnectCodes.test(String(cause.code));
}

/** Closes each connection that timed out or broke: its next user would commit the transaction that it left open. */
export function closeFailedConnections(pool: pg.Pool): void {
  pool.on('connect', (connected) => {
    const client = connected as pg.PoolClient & pg.Client;
    let reason: unknown;
    // It emits `error` when it drops between queries; without a listener the process would crash.
    client.on('error', (cause) => {
      reason ??= cause;
    });
    const query = client.query.bind(client) as (text: string, parameters: unknown[]) => Promise<unknown>;
    const closing = async (text: string, parameters: unknown[]): Promise<unknown> => {
      try {
        return await query(text, parameters);
      } catch (cause) {
        if (!isConnectionLost(cause)) throw cause;
        // Of the queries after it, and of one after a drop, pg only says that the connection is closed.
        reason ??= cause;
        void client.end();
        throw reason;
      }
    };
    client.query = closing as typeof client.query;
  });
}
