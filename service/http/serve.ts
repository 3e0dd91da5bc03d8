import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo, Server as TcpServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { getRequestListener } from '@hono/node-server';
import type { HeaderList } from '#deploy/nginx/site-headers.ts';
import type { StaticSite } from './static-files/static-site.ts';

type Fetch = Parameters<typeof getRequestListener>[0];
type Handler<Bindings> = (request: Request, bindings?: Bindings) => Response | Promise<Response>;

/** Length of `https://`, after which the first slash begins the path. */
const schemeLength = 8;

/** Milliseconds for a client to send its whole request; one that sends byte by byte is cut by the check below. */
const requestTimeout = 9000;
const timeoutCheckInterval = 500;
/** Bytes of a refused body that are read: proxies send as much, and take a copy that closes meanwhile for broken. */
const maxRefusedBody = 64 * 1024;
/** Milliseconds, from the stop on, for requests that are still on their way, and for those that still run. */
const drainPause = 300;
const stopTimeout = 4000;
/**
 * Behind a proxy, milliseconds of listening after `pret` first says no, so that proxies that ask it send nothing more.
 * Connections stay open meanwhile, so that other proxies open few new ones: any not yet accepted at the end is cut.
 */
const drainNotice = 1000;
/** Behind a proxy, milliseconds for idle connections: our nginx releases them after 2 s, so none in use is lost. */
const poolPause = 2300;

/** Milliseconds without a byte either way after which a connection is closed. */
const defaultIdleTimeout = 20_000;
/** Open connections in all; any others are closed at once. */
const maxConnections = 4000;

export type Listening = Awaited<ReturnType<typeof listen>>;

/** Passes requests under `servicePath` to the service, all others to the site. */
export function joinSite<Bindings>(
  service: Handler<Bindings>,
  servicePath: string,
  site: StaticSite,
): Handler<Bindings> {
  const ends = ['', '/', '?'];
  return (request, bindings) => {
    // Without parsing the URL: the service handles tens of thousands of requests a second.
    const start = request.url.indexOf('/', schemeLength);
    const after = start + servicePath.length;
    const isService = request.url.startsWith(servicePath, start) && ends.includes(request.url.charAt(after));
    return isService ? service(request, bindings) : site.answer(request);
  };
}

/** Listens, with limits on slow and greedy clients. Rejects if the port is in use. */
export async function listen(
  fetch: Fetch,
  address: { readonly port: number; readonly host: string | undefined },
  errorHeaders: HeaderList,
  idleTimeout = defaultIdleTimeout,
) {
  const listener = getRequestListener(fetch, {
    // By default Node would read a refused body to its end, tens of megabytes of it.
    autoCleanupIncoming: false,
    errorHandler: () => new Response(null, { status: 400, headers: errorHeaders }),
  });
  let closing = false;
  const server = createServer(
    {
      headersTimeout: requestTimeout,
      requestTimeout,
      connectionsCheckingInterval: timeoutCheckInterval,
      keepAliveTimeout: 5000,
      maxHeaderSize: 16 * 1024,
      // The listener refuses requests without a host itself, so that they get the headers of every response.
      requireHostHeader: false,
      // Two hosts are joined to one that doesn't exist, which is refused; otherwise the first would count.
      joinDuplicateHeaders: true,
    },
    (request: IncomingMessage, response: ServerResponse) => {
      if (closing) response.shouldKeepAlive = false;
      else closeUnlessRead(request, response);
      void listener(request, response);
    },
  );
  server.timeout = idleTimeout;
  server.maxConnections = maxConnections;
  server.on('checkExpectation', (_request, response) => {
    response.writeHead(417, { ...errorHeaders, connection: 'close' }).end();
  });
  answerBrokenRequests(server, errorHeaders);
  server.listen(address.port, address.host);
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    /** Finishes running requests, accepts no new ones, then resolves; behind a proxy once that had time to notice. */
    close: async (behindProxy = false): Promise<void> => {
      if (behindProxy) await pause(drainNotice);
      closing = true;
      await drain(server, behindProxy ? poolPause : drainPause, stopTimeout - (behindProxy ? drainNotice : 0));
    },
  };
}

/** Closes the connection unless the body was read or is short: to keep it, Node would read tens of megabytes. */
function closeUnlessRead(request: IncomingMessage, response: ServerResponse): void {
  const { 'content-length': length = '0', 'transfer-encoding': encoding } = request.headers;
  if (!response.shouldKeepAlive || (encoding === undefined && Number(length) <= maxRefusedBody)) return;
  response.shouldKeepAlive = false;
  request.once('end', () => {
    response.shouldKeepAlive = true;
  });
}

/** Answers with our headers what Node's parser refuses (smuggling, oversized headers, slow clients), and tunnels. */
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

/** Stops listening, but answers what is on its way on kept connections, which `http.Server.close` would cut at once. */
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
