import diagnostics from 'node:diagnostics_channel';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addPerson } from '#service/desk/desk-browser.fixture.ts';
import { securityHeaders } from '#service/http/security-headers.ts';
import { joinSite, type Listening, listen } from '#service/http/serve.ts';
import { openStaticSite } from '#service/http/static-files/static-site.ts';
import { servicePath } from '#service/service.ts';
import { temporaryFolder } from '#service/temporary-folder.fixture.ts';
import { siteOrigin, startTestService } from '#service/test-service.fixture.ts';
import { untilClosed } from './until-closed.ts';

const service = await startTestService();
let server: Listening;
const folder = temporaryFolder();
/** By the client's port, which a closed socket no longer knows. */
const accepted = new Map<number | undefined, Socket>();
const gather = (message: unknown): void => {
  const { socket } = message as { socket: Socket };
  accepted.set(socket.remotePort, socket);
};
beforeAll(async () => {
  diagnostics.subscribe('net.server.socket', gather);
  // Without anybody there the desk reads no form.
  await addPerson(service.storage, 'Marc');
  const policies = { pages: {}, other: "default-src 'none'" };
  const cache = { page: 'no-cache', hashed: 'immutable', file: 'public' };
  writeFileSync(join(folder, 'headers.json'), JSON.stringify({ always: {}, secure: {}, policies, cache }));
  mkdirSync(join(folder, 'site'));
  for (const page of ['index.html', '404.html']) writeFileSync(join(folder, 'site', page), 'page');
  const fetch = joinSite(service.app.fetch, servicePath, openStaticSite(folder, false));
  server = await listen(fetch, { port: 0, host: '127.0.0.1' }, securityHeaders(false).plain);
});
afterAll(async () => {
  diagnostics.unsubscribe('net.server.socket', gather);
  await server.close();
});

/** Sends raw bytes; returns what came back until the connection ended or one response was complete. */
async function raw(bytes: string): Promise<string> {
  const socket = connect(server.port, '127.0.0.1');
  let received = '';
  socket.setEncoding('latin1').on('data', (chunk: string) => {
    received += chunk;
  });
  socket.on('error', () => {});
  const closed = untilClosed(socket);
  socket.end(bytes, 'latin1');
  await closed;
  return received;
}

const hitCount = async (): Promise<number> =>
  (await service.storage.listHits()).reduce((sum, { count }) => sum + count, 0);

const hit = 'GET /supervision/statistiques?type=visite HTTP/1.1\r\nHost: x\r\n\r\n';
const post = 'POST /supervision/statistiques HTTP/1.1\r\nHost: x\r\n';
test.each([
  ['both lengths', `${post}Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n${hit}`],
  ['a chunk size that is none', `${post}Transfer-Encoding: chunked\r\n\r\nzz\r\n${hit}`],
  ['no host', 'GET /supervision/statistiques?type=visite HTTP/1.1\r\n\r\n'],
  ['an unknown method', `SMUGGLE /supervision/statistiques?type=visite HTTP/1.1\r\nHost: x\r\n\r\n`],
  ['type twice', 'GET /supervision/statistiques?type=visite&type=devis HTTP/1.1\r\nHost: x\r\n\r\n'],
  ['a TRACE', 'TRACE /supervision/statistiques?type=visite HTTP/1.1\r\nHost: x\r\n\r\n'],
  ['a PUT', 'PUT /supervision/statistiques?type=visite HTTP/1.1\r\nHost: x\r\nContent-Length: 0\r\n\r\n'],
  ['twenty thousand headers', `GET / HTTP/1.1\r\nHost: x\r\n${'X: y\r\n'.repeat(20_000)}\r\n`],
  ['a tunnel', 'CONNECT neolis.example.com:443 HTTP/1.1\r\nHost: neolis.example.com:443\r\n\r\n'],
])('smuggled and malformed requests: %s: refused, counts nothing', async (_, bytes) => {
  const before = await hitCount();
  const answer = await raw(bytes);
  expect(answer).toMatch(/^HTTP\/1\.1 (400|405|431) /);
  expect(answer.match(/HTTP\/1\.1 /g)).toHaveLength(1);
  expect(answer.toLowerCase()).toContain("content-security-policy: default-src 'none'");
  expect(await hitCount()).toBe(before);
});

const length = 'Content-Length: 60000000';
const chunked = 'Transfer-Encoding: chunked';
const order = '/supervision/paiement';
const form = 'Content-Type: application/x-www-form-urlencoded';
const own = `Origin: ${siteOrigin}\r\n${form}`;
test.each([
  ['declared', 413, order, own, length],
  ['in chunks', 413, order, own, chunked],
  ['of statistics', 413, '/supervision/statistiques', 'Content-Type: multipart/form-data; boundary=x', chunked],
  ['from a foreign page', 403, order, `Origin: http://evil\r\n${form}`, length],
  ['of another type', 415, order, `Origin: ${siteOrigin}\r\nContent-Type: text/plain`, chunked],
  ['where nothing is posted', 405, '/supervision/vivant', own, chunked],
  ['where nothing is', 404, '/supervision/rien', own, length],
])('a body of 60 MB: %s, is refused with %i before 128 kB were read', async (_, status, path, headers, size) => {
  const { received, bytesRead } = await sendBody(`POST ${path}`, `${headers}\r\n${size}`);
  expect(received.slice(0, 13)).toBe(`HTTP/1.1 ${status} `);
  expect(bytesRead).toBeLessThan(128 * 1024);
});

test('a body of 60 MB: is never read beyond 128 kB at any route, by any method', { timeout: 120_000 }, async () => {
  const requests = [...allPaths()].flatMap((path) => ['GET', 'OPTIONS', 'POST'].map((method) => `${method} ${path}`));
  for (const request of [...requests, 'CONNECT x:443']) {
    for (const headers of [length, chunked, `Expect: 100-continue\r\n${length}`])
      await expectUnread(request, `${own}\r\n${headers}`);
  }
});

/** One path for each route of the service, pages of the site, and paths that lead nowhere. */
function allPaths(): Set<string> {
  const routes = service.app.routes.map(({ path }) => path.replace('*', 'rien').replace(/:\w+(\{[^}]*\})?/g, 'x'));
  expect(routes).toEqual(
    expect.arrayContaining(
      ['retrouver', 'etat', 'paiement/x/mandat', 'paiement/x/confirmation.pdf', 'bureau/renvoi'].map(
        (path) => `/supervision/${path}`,
      ),
    ),
  );
  return new Set(['/', '/nulle-part', '/supervision/statistiques?type=visite', ...routes]);
}

async function expectUnread(request: string, headers: string): Promise<void> {
  const { received, bytesRead } = await sendBody(request, headers);
  expect(received.startsWith('HTTP/1.1 ') || received === '', `${request} ${headers}`).toBe(true);
  expect(bytesRead, `${request} ${headers}`).toBeLessThan(128 * 1024);
}

/** Sends 60 MB after these lines; returns the response, and what the service had read when it closed the connection. */
async function sendBody(
  request: string,
  headers: string,
): Promise<{ received: string; bytesRead: number | undefined }> {
  const chunkHead = headers.includes('chunked') ? 'ffff\r\n' : '';
  const socket = connect(server.port, '127.0.0.1');
  let received = '';
  socket.on('data', (chunk) => {
    received += chunk.toString('latin1');
  });
  socket.on('error', () => {});
  const closed = untilClosed(socket);
  await once(socket, 'connect');
  const { localPort } = socket;
  socket.write(`${request} HTTP/1.1\r\nHost: x\r\n${headers}\r\n\r\n`);
  const block = `${chunkHead}${'x'.repeat(65_535)}${chunkHead === '' ? '' : '\r\n'}`;
  let sent = 0;
  const pump = (): void => {
    while (sent < 60_000_000 && !socket.destroyed) {
      sent += block.length;
      if (!socket.write(block)) {
        socket.once('drain', pump);
        return;
      }
    }
  };
  pump();
  await closed;
  return { received, bytesRead: accepted.get(localPort)?.bytesRead };
}
