import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { type Socket, Server as TcpServer } from 'node:net';
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

/** What a client may take of the program's memory, however it behaves. */
export interface ConnectionLimits {
  /** Milliseconds in which nothing was read or written, after which a connection is closed. */
  readonly idle: number;
  /** Open connections in all; further ones are closed at once. */
  readonly connections: number;
  /** Requests sent ahead, before the one in front of them was answered. */
  readonly pipelined: number;
}

const usualLimits: ConnectionLimits = { idle: 20_000, connections: 4000, pipelined: 4 };

export interface Listening {
  readonly port: number;
  /** Answers what is under way, takes nothing new, then resolves; behind a proxy only once that has had time to notice. */
  readonly close: (behindProxy?: boolean) => Promise<void>;
}

/** Listens, with limits for slow and greedy clients. Rejects where the port is taken. */
export async function listen(
  fetch: Fetch,
  address: { readonly port: number; readonly host: string | undefined },
  errorHeaders: HeaderList,
  limits: Partial<ConnectionLimits> = {},
): Promise<Listening> {
  const { idle, connections, pipelined } = { ...usualLimits, ...limits };
  const listener = getRequestListener(fetch, {
    // By default what a refused body still sends is read to its end, tens of megabytes of it.
    autoCleanupIncoming: false,
    errorHandler: () => new Response(null, { status: 400, headers: errorHeaders }),
  });
  const isGreedy = pipelineGuard(pipelined);
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
      // Two hosts become one that no address has, instead of the first of them.
      joinDuplicateHeaders: true,
    },
    (request: IncomingMessage, response: ServerResponse) => {
      if (isGreedy(request, response)) {
        cut(request.socket);
        return;
      }
      if (closing) response.shouldKeepAlive = false;
      else closeUnlessRead(request, response);
      void listener(request, response);
    },
  );
  server.timeout = idle;
  server.maxConnections = connections;
  server.on('checkExpectation', (_request, response) => {
    response.writeHead(417, { ...errorHeaders, connection: 'close' }).end();
  });
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

/** Tells which request comes with too many others ahead of their answers: each takes memory, and no browser does so. */
function pipelineGuard(most: number): (request: IncomingMessage, response: ServerResponse) => boolean {
  const waiting = new WeakMap<Socket, number>();
  return ({ socket }, response) => {
    // The first request that is not answered holds its connection; those behind it don't yet.
    if (response.socket !== null) return false;
    const count = (waiting.get(socket) ?? 0) + 1;
    if (count > most) return true;
    waiting.set(socket, count);
    response.once('close', () => waiting.set(socket, (waiting.get(socket) ?? 1) - 1));
    return false;
  };
}

/**
 * Closes a connection. What it has sent already would still be parsed, hundreds of requests of it that all take memory
 * until the socket is gone: Node's parser, which it does not document, is told to stop at the next one.
 */
function cut(socket: Socket & { parser?: { onIncoming: () => number } | null }): void {
  const stop = 2;
  if (socket.parser) socket.parser.onIncoming = () => stop;
  socket.destroy();
}

/**
 * Ends the connection with the answer unless the request's body was read to its end by then. Node would otherwise read the
 * rest, tens of megabytes of it, to keep the connection for a next request.
 */
function closeUnlessRead(request: IncomingMessage, response: ServerResponse): void {
  const { 'content-length': length = '0', 'transfer-encoding': encoding } = request.headers;
  if (!response.shouldKeepAlive || (length === '0' && encoding === undefined)) return;
  response.shouldKeepAlive = false;
  request.once('end', () => {
    response.shouldKeepAlive = true;
  });
}

/**
 * Requests that Node's parser refuses (smuggling, oversized headers, drips) get the same headers as every answer, and so do
 * those for a tunnel.
 */
function answerBrokenRequests(server: Server, headers: HeaderList): void {
  const lines = Object.entries({ ...headers, connection: 'close', 'content-length': '0' })
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join('');
  server.on('connect', (_request, socket) => {
    socket.on('error', () => {});
    socket.end(`HTTP/1.1 405 Method Not Allowed\r\n${lines}\r\n`, () => socket.destroy());
  });
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
