import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { Server as TcpServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { getRequestListener } from '@hono/node-server';
import type { HeaderList } from './defence/security-headers.ts';

type Fetch = Parameters<typeof getRequestListener>[0];

/** Milliseconds for a client to send its whole request. With the check below, drip clients are gone within 11 s. */
const requestPatience = 9000;
const patienceCheckInterval = 500;
/** Milliseconds for requests under way when the program stops listening, then for what still hangs. */
const drainPause = 300;
const drainPatience = 3500;
/**
 * Behind a proxy, milliseconds before the program stops listening, while `pret` says no: a proxy that checks asks nothing
 * of it by then. Answers don't close their connections yet, so that those that don't check open few new ones: one that
 * waits to be accepted in the moment of the end is cut, with its request.
 */
const farewell = 1000;
/** Behind a proxy, milliseconds for idle connections: as generated it lets go of them after 2 s, and never loses one in use. */
const poolPause = 2300;

export interface Listening {
  readonly port: number;
  /** Answers what is under way, takes nothing new, then resolves; behind a proxy only once that has had time to notice. */
  readonly close: (behindProxy?: boolean) => Promise<void>;
}

/** Listens, with limits for slow clients. Rejects where the port is taken. */
export async function listen(
  fetch: Fetch,
  address: { readonly port: number; readonly host: string | undefined },
  errorHeaders: HeaderList,
): Promise<Listening> {
  const listener = getRequestListener(fetch, {
    // By default what a refused body still sends is read to its end, tens of megabytes of it.
    autoCleanupIncoming: false,
    errorHandler: () => new Response(null, { status: 400, headers: errorHeaders }),
  });
  let closing = false;
  const server = createServer(
    {
      headersTimeout: requestPatience,
      requestTimeout: requestPatience,
      connectionsCheckingInterval: patienceCheckInterval,
      keepAliveTimeout: 5000,
      maxHeaderSize: 16 * 1024,
      // The listener refuses these itself, with the headers of every answer.
      requireHostHeader: false,
    },
    (request: IncomingMessage, response: ServerResponse) => {
      if (closing) response.shouldKeepAlive = false;
      void listener(request, response);
    },
  );
  server.on('checkExpectation', (_request, response) => response.writeHead(417, errorHeaders).end());
  answerBrokenRequests(server, errorHeaders);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(address.port, address.host, () => {
      server.off('error', reject);
      resolve();
    });
  });
  const bound = server.address();
  return {
    port: typeof bound === 'object' && bound !== null ? bound.port : address.port,
    close: async (behindProxy = false) => {
      if (behindProxy) await pause(farewell);
      closing = true;
      await drain(server, behindProxy ? poolPause : drainPause);
    },
  };
}

/** Requests that Node's parser refuses (smuggling, oversized headers, drips) get the same headers as every answer. */
function answerBrokenRequests(server: Server, headers: HeaderList): void {
  const lines = Object.entries({ ...headers, connection: 'close', 'content-length': '0' })
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join('');
  server.on('clientError', (cause: NodeJS.ErrnoException, socket) => {
    if (!socket.writable || cause.code === 'ECONNRESET') {
      socket.destroy();
      return;
    }
    const status =
      cause.code === 'ERR_HTTP_REQUEST_TIMEOUT'
        ? '408 Request Timeout'
        : cause.code === 'HPE_HEADER_OVERFLOW'
          ? '431 Request Header Fields Too Large'
          : '400 Bad Request';
    // A client that never reads the answer would otherwise keep the socket open.
    socket.end(`HTTP/1.1 ${status}\r\n${lines}\r\n`, () => socket.destroy());
  });
}

/**
 * Stops listening, but lets kept-alive connections send what they were just about to: `http.Server.close` would cut them
 * at once, and their request with it. Each answer from now on ends its connection.
 */
async function drain(server: Server, idlePause: number): Promise<void> {
  const closed = new Promise<void>((resolve) => {
    TcpServer.prototype.close.call(server, () => resolve());
  });
  const idle = setTimeout(() => server.closeIdleConnections(), idlePause);
  const late = setTimeout(() => server.closeAllConnections(), drainPatience);
  await closed;
  clearTimeout(idle);
  clearTimeout(late);
}
