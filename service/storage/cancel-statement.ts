import { connect } from 'node:net';

/** Milliseconds to wait for a server to accept the request: a frozen one never does. */
const timeout = 500;

/** The code of PostgreSQL's protocol for « cancel ». */
const cancelCode = 80_877_102;

/** The fields of a `pg` connection that identify it to its server; the types of `pg` lack some of them. */
export interface Connected {
  readonly host: string;
  readonly port: number;
  readonly processID?: number | null;
  readonly secretKey?: number | null;
}

/**
 * Cancels the statement that a server runs for a connection. Closing the connection is not enough: a server that waits for
 * a lock doesn't notice. Resolves once the server has accepted the request, or after `timeout`.
 */
export async function cancelStatement({ host, port, processID, secretKey }: Connected): Promise<void> {
  // Some engines have no keys for their connections.
  if (typeof processID !== 'number' || typeof secretKey !== 'number') return;
  const request = Buffer.alloc(16);
  for (const [index, part] of [request.length, cancelCode, processID, secretKey].entries()) {
    request.writeInt32BE(part, index * 4);
  }
  const socket = connect(host.startsWith('/') ? { path: `${host}/.s.PGSQL.${port}` } : { host, port });
  await new Promise<void>((resolve) => {
    const late = setTimeout(() => socket.destroy(), timeout);
    // The server closes the connection without an answer.
    socket.on('error', () => {}).resume();
    socket.once('close', () => {
      clearTimeout(late);
      resolve();
    });
    socket.write(request);
  });
}
