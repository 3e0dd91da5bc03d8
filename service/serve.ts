import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { type Socket, Server as TcpServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { getRequestListener } from '@hono/node-server';
import type { HeaderList } from './defence/security-headers.ts';

type Fetch = Parameters<typeof getRequestListener>[0];

/**
 * Milliseconds for a client to send its whole request. With the check below, clients that drip bytes are gone within 11
 * s.
 */
const requestTimeout = 9000;
const timeoutCheckInterval = 500;
/**
 * Bytes of a declared body that Node may read after it was refused. Proxies send this much at once, and take a copy that
 * closes the connection meanwhile for a broken one: one client would take all copies from everybody.
 */
const maxRefusedBody = 64 * 1024;
/**
 * Characters of a host, or of an address with one: many times the longest name of a host. Reading a name takes a time that
 * grows with the square of its length, before any limit: 15 kB 8 ms.
 */
const maxHostLength = 2000;
/** Milliseconds for requests on their way when the program stops listening, and from the stop on for any that still run. */
const drainPause = 300;
const stopTimeout = 4500;
/**
 * Behind a proxy, how long `pret` answers no, in milliseconds, before the program stops listening, so that proxies with
 * health checks send it nothing more by then. Responses don't close their connections yet, so that other proxies open
 * few new ones: a connection still waiting to be accepted at the end is cut, with its request.
 */
const drainNotice = 1000;
/**
 * Behind a proxy, milliseconds for idle connections: the generated configurations release them after 2 s, so none in
 * use is lost.
 */
const poolPause = 2300;

/** Limits on the memory that clients can use, however they behave. */
export interface ConnectionLimits {
  /** Milliseconds without reading or writing after which a connection is closed, unless it waits for a response. */
  readonly idle: number;
  /** Open connections in all; any others are closed at once. */
  readonly connections: number;
  /** Pipelined requests on a connection, sent before the previous one was answered. */
  readonly pipelined: number;
}

const usualLimits: ConnectionLimits = { idle: 20_000, connections: 4000, pipelined: 4 };

export interface Listening {
  readonly port: number;
  /**
   * Finishes running requests, accepts no new ones, then resolves; behind a proxy only once the proxy has had time to
   * notice.
   */
  readonly close: (behindProxy?: boolean) => Promise<void>;
}

/** Listens, with limits on slow and greedy clients. Rejects if the port is in use. */
export async function listen(
  fetch: Fetch,
  address: { readonly port: number; readonly host: string | undefined },
  errorHeaders: HeaderList,
  limits: Partial<ConnectionLimits> = {},
): Promise<Listening> {
  const { idle, connections, pipelined } = { ...usualLimits, ...limits };
  const listener = getRequestListener(fetch, {
    // By default Node would read a refused body to its end, tens of megabytes of it.
    autoCleanupIncoming: false,
    errorHandler: () => new Response(null, { status: 400, headers: errorHeaders }),
  });
  const isGreedy = pipelineGuard(pipelined);
  let closing = false;
  const server = createServer(
    {
      headersTimeout: requestTimeout,
      requestTimeout,
      connectionsCheckingInterval: timeoutCheckInterval,
      keepAliveTimeout: 5000,
      maxHeaderSize: 16 * 1024,
      // The listener refuses these itself, so that they get the headers of every response.
      requireHostHeader: false,
      // Two hosts are joined to one that doesn't exist, instead of the first one winning.
      joinDuplicateHeaders: true,
    },
    (request: IncomingMessage, response: ServerResponse) => {
      if (isGreedy(request, response)) {
        cut(request.socket);
        return;
      }
      if (closing) response.shouldKeepAlive = false;
      else closeUnlessRead(request, response);
      if (hasLongHost(request)) {
        response.writeHead(400, { ...errorHeaders, 'content-length': '0' }).end();
        return;
      }
      // A client that waits for us, such as for a document behind others, isn't idle.
      response.on('timeout', () => response.headersSent && request.socket.destroy());
      // Behind another response it would only take memory, and Node doesn't end it when the connection is lost.
      if (response.socket !== null) void listener(request, response);
      else response.once('socket', ({ destroyed }: Socket) => destroyed || void listener(request, response));
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
      if (behindProxy) await pause(drainNotice);
      closing = true;
      await drain(server, behindProxy ? poolPause : drainPause, stopTimeout - (behindProxy ? drainNotice : 0));
    },
  };
}

/** Whether a request names a host that is too long, in its header or in an address as proxies are sent it. */
function hasLongHost({ url = '', headers: { host = '' } }: IncomingMessage): boolean {
  return host.length > maxHostLength || (!url.startsWith('/') && url.length > maxHostLength);
}

/** Returns a function that detects too many pipelined requests: each takes memory, and no browser sends them. */
function pipelineGuard(most: number): (request: IncomingMessage, response: ServerResponse) => boolean {
  const waiting = new WeakMap<Socket, number>();
  return ({ socket }, response) => {
    // The first unanswered request has the connection; those behind it don't yet.
    if (response.socket !== null) return false;
    const count = (waiting.get(socket) ?? 0) + 1;
    if (count > most) return true;
    waiting.set(socket, count);
    response.once('close', () => waiting.set(socket, (waiting.get(socket) ?? 1) - 1));
    return false;
  };
}

/**
 * Closes a connection. Data already received would still be parsed, possibly hundreds of requests that take memory
 * until the socket is gone, so Node's parser (undocumented) is stopped at the next one.
 */
function cut(socket: Socket & { parser?: { onIncoming: () => number } | null }): void {
  const stop = 2;
  if (socket.parser) socket.parser.onIncoming = () => stop;
  socket.destroy();
}

/**
 * Ends the connection with the response unless the request's body was read completely or is short. Node would otherwise
 * read the rest, tens of megabytes of it, to keep the connection for another request.
 */
function closeUnlessRead(request: IncomingMessage, response: ServerResponse): void {
  const { 'content-length': length = '0', 'transfer-encoding': encoding } = request.headers;
  if (!response.shouldKeepAlive || (encoding === undefined && Number(length) <= maxRefusedBody)) return;
  response.shouldKeepAlive = false;
  request.once('end', () => {
    response.shouldKeepAlive = true;
  });
}

/**
 * Sends the headers of every response with the errors for requests that Node's parser refuses (smuggling, oversized
 * headers, slow clients), and for tunnel requests.
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
    // A client that never reads the response would otherwise keep the socket open.
    socket.end(`HTTP/1.1 ${status}\r\n${lines}\r\n`, () => socket.destroy());
  });
}

/**
 * Stops listening, but lets kept-alive connections send requests that are on their way: `http.Server.close` would cut
 * them at once. From now on each response ends its connection.
 */
async function drain(server: Server, idlePause: number, timeout: number): Promise<void> {
  const closed = new Promise<void>((resolve) => {
    TcpServer.prototype.close.call(server, () => resolve());
  });
  const idle = setTimeout(() => server.closeIdleConnections(), idlePause);
  const late = setTimeout(() => server.closeAllConnections(), timeout);
  await closed;
  clearTimeout(idle);
  clearTimeout(late);
}
