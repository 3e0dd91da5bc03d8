import diagnostics from 'node:diagnostics_channel';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Listening, listen } from '#service/http/serve.ts';
import { untilClosed } from './until-closed.ts';

const get = 'GET / HTTP/1.1\r\nHost: x\r\n\r\n';

let accepted: Socket[];
let clients: Socket[];
let server: Listening | undefined;
const gather = (message: unknown): void => {
  accepted.push((message as { socket: Socket }).socket);
};
beforeEach(() => {
  [accepted, clients] = [[], []];
  diagnostics.subscribe('net.server.socket', gather);
});
afterEach(async () => {
  diagnostics.unsubscribe('net.server.socket', gather);
  for (const client of clients) client.destroy();
  await server?.close();
});

async function serve(answer: () => Response | Promise<Response>, idleTimeout?: number): Promise<void> {
  server = await listen(answer, { port: 0, host: '127.0.0.1' }, {}, idleTimeout);
}

async function connectSilent(): Promise<Socket> {
  const socket = connect(server?.port ?? 0, '127.0.0.1');
  socket.on('error', () => {}).pause();
  clients.push(socket);
  await once(socket, 'connect');
  return socket;
}

async function firstAccepted(): Promise<Socket> {
  while (true) {
    const [connection] = accepted;
    if (connection !== undefined) return connection;
    await new Promise((resolve) => setImmediate(resolve));
  }
}

test('closes a connection whose client doesn’t read its response', async () => {
  const large = new Uint8Array(30_000_000);
  await serve(() => new Response(large), 100);
  const client = await connectSilent();
  client.write(get);
  await untilClosed(await firstAccepted());
  expect(client.bytesRead).toBeLessThan(large.length);
});

test('200 slow clients are gone within 11 s', { timeout: 20_000 }, async () => {
  await serve(() => new Response());
  expect(Math.max(...(await drip(server?.port ?? 0, 200)))).toBeLessThan(11_000);
});

/** Connects clients that never finish their request; returns after how many milliseconds each was closed. */
function drip(port: number, count: number): Promise<number[]> {
  const started = performance.now();
  const closings = Array.from({ length: count }, (_, index) => {
    const socket = connect(port, '127.0.0.1');
    socket.on('error', () => {});
    const kind = index % 3;
    // A third never finish their headers, a third never finish their body, a third never send anything.
    if (kind === 0) socket.write('GET / HTTP/1.1\r\nHost: x\r\n');
    if (kind === 1) {
      socket.write('POST /supervision/paiement HTTP/1.1\r\nHost: x\r\nOrigin: http://x\r\n');
      socket.write('Content-Type: application/x-www-form-urlencoded\r\nContent-Length: 500\r\n\r\no');
    }
    const dripping = setInterval(() => kind !== 2 && socket.writable && socket.write('x'), 500);
    socket.resume();
    return untilClosed(socket).then(() => {
      clearInterval(dripping);
      return performance.now() - started;
    });
  });
  return Promise.all(closings);
}
