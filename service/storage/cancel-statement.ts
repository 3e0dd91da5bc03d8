import { connect } from 'node:net';

/** Milliseconds for a server to take the request: a frozen one takes none. */
const timeout = 500;

/** The code of PostgreSQL's protocol for « cancel ». */
const cancelCode = 80_877_102;

/** What a connection of `pg` knows of its server; its types don't name all of it. */
export interface Connected {
  readonly host: string;
  readonly port: number;
  readonly processID?: number | null;
  readonly secretKey?: number | null;
}

/**
 * Asks a server to stop what it does for a connection. A server that waits for a lock doesn't notice that the connection
 * is closed. Resolves once the server has taken the request, or after a moment.
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
