import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ensureBuilt } from '#build/start/ensure-built.mjs';
import type { SiteHeaders } from '#deploy/nginx/site-headers.ts';
import { type RunningService, startService } from '#tests/shared/released-service.ts';
import { describeHost } from './hosts.contract.ts';
import { askRaw, type RunningHost, startReleasedHost } from './shared/host-program.ts';

const release = ensureBuilt();
const headers = JSON.parse(readFileSync(join(release, 'headers.json'), 'utf8')) as SiteHeaders;
const canonical = 'https://www.neolis.example.com';
const seven = [...Object.keys(headers.always), 'content-security-policy'];
describeHost('nginx', () => startReleasedHost(release));

/** A visitor's address that appears nowhere else, and the key to an order. */
const visitor = '127.0.0.42';
const secret = 'B'.repeat(43);
let service: RunningService;
/** A service that closes each connection at once, or in the middle of a document. */
const broken = createServer((socket) => {
  socket.on('error', () => {});
  socket.once('data', (asked) => {
    if (asked.includes('.pdf')) socket.end('HTTP/1.1 200 OK\r\ncontent-length: 100\r\n\r\nhalf');
    else socket.destroy();
  });
});
/** For a name with www, for a name without, and in front of the broken service. */
let nginx: RunningHost;
let bare: RunningHost;
let alone: RunningHost;
const ask = (request: string, host = nginx) => askRaw(host.address, request, visitor);

beforeAll(async () => {
  service = await startService({ release, environment: { PUBLIC_URL: 'http://www.neolis.example.com' } });
  const settings = { siteUrl: canonical, services: [new URL(service.address).host], requestsPerSecond: 20 };
  broken.listen(0, '127.0.0.1');
  await once(broken, 'listening');
  nginx = await startReleasedHost(release, settings);
  bare = await startReleasedHost(release, { ...settings, siteUrl: canonical.replace('www.', '') });
  alone = await startReleasedHost(release, {
    ...settings,
    services: [`127.0.0.1:${(broken.address() as AddressInfo).port}`],
  });
}, 60_000);

afterAll(async () => {
  await Promise.all([nginx, bare, alone, service].map(({ stop }) => stop()));
  broken.close();
});

const www = 'Host: www.neolis.example.com';
const own = 'Origin: http://www.neolis.example.com\r\nContent-Type: application/x-www-form-urlencoded';
const long = 'a'.repeat(40_000);
const refused: readonly (readonly [string, number, string])[] = [
  ['another method', 405, `POST / HTTP/1.1\r\n${www}\r\nContent-Length: 0`],
  ['TRACE', 405, `TRACE / HTTP/1.1\r\n${www}`],
  ['a folder without a page', 404, `GET /cards/ HTTP/1.1\r\n${www}`],
  ['another folder without a page', 404, `GET /icons/ HTTP/1.1\r\n${www}`],
  ['an unknown address', 404, `GET /nulle-part HTTP/1.1\r\n${www}`],
  ['too large a form', 413, `POST /supervision/paiement HTTP/1.1\r\n${www}\r\n${own}\r\nContent-Length: 70000`],
  ['no host', 400, 'GET / HTTP/1.1'],
  ['too long an address', 414, `GET /${long} HTTP/1.1\r\n${www}`],
  ['too long a header', 431, `GET / HTTP/1.1\r\n${www}\r\nCookie: ${long}`],
];

test.each(refused)('responds to %s with %i, a French page and every header', async (_, status, request) => {
  const answer = await ask(request);
  expect(answer.status).toBe(status);
  expect(answer.text).toContain('lang="fr"');
  expect(seven.filter((name) => !answer.headers.has(name))).toEqual([]);
});

test('responds for an unavailable service with a French page and every header', async () => {
  const answer = await ask(`GET /supervision/paiement/${secret} HTTP/1.1\r\n${www}`, alone);
  expect(answer.status).toBe(502);
  expect(answer.text).toContain('lang="fr"');
  expect(answer.text).toContain(`href="/#/quote"`);
  expect(seven.filter((name) => !answer.headers.has(name))).toEqual([]);
});

test('logs neither the visitor’s address nor that of an order', async () => {
  for (const host of [nginx, alone]) {
    await Promise.all(refused.map(([, , request]) => ask(request, host)));
    await ask(`GET /supervision/paiement/${secret} HTTP/1.1\r\n${www}`, host);
    await ask(`GET /supervision/paiement/${secret}/confirmation.pdf HTTP/1.1\r\n${www}`, host);
    const logged = host.logged();
    expect(logged).not.toContain(secret);
    expect(logged).not.toContain(visitor);
  }
});

test('passes every address below /supervision to the service', async () => {
  const path = `/supervision/paiement/${secret}/confirmation.pdf`;
  expect((await ask(`GET ${path} HTTP/1.1\r\n${www}`)).text).toContain('Document introuvable');
  expect((await ask(`GET /supervision HTTP/1.1\r\n${www}`)).text).toContain('Page introuvable');
  const hit = await ask(`GET /supervision/statistiques?type=visite HTTP/1.1\r\n${www}`);
  expect([hit.status, hit.headers.get('cross-origin-resource-policy')]).toEqual([200, 'cross-origin']);
});

test.each(['neolis.example.com', 'autre.example.org'])('sends visitors of %s to the site’s own name', async (name) => {
  const answer = await ask(`GET /quote/?de=essai HTTP/1.1\r\nHost: ${name}`);
  expect(answer.status).toBe(301);
  expect(answer.headers.get('location')).toBe(`${canonical}/quote/?de=essai`);
  expect(seven.filter((name) => !answer.headers.has(name))).toEqual([]);
});

test('serves a site whose own name has no www, and sends visitors of that name to it', async () => {
  const answer = await ask('GET /quote/ HTTP/1.1\r\nHost: neolis.example.com', bare);
  expect(answer.status).toBe(200);
  const other = await ask(`GET /quote/ HTTP/1.1\r\n${www}`, bare);
  expect(other.status).toBe(301);
  expect(other.headers.get('location')).toBe('https://neolis.example.com/quote/');
});
test('limits one address to some requests a second, and says so in French', async () => {
  const request = `GET /supervision/vivant HTTP/1.1\r\n${www}`;
  // From an address of its own: what the tests before asked for counts, too.
  const answers = await Promise.all(Array.from({ length: 200 }, () => askRaw(nginx.address, request, '127.0.0.44')));
  const refused = answers.find(({ status }) => status === 429);
  expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(100);
  expect(refused?.text).toContain('lang="fr"');
  expect(seven.filter((name) => !refused?.headers.has(name))).toEqual([]);
});
