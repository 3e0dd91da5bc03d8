import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ensureBuilt } from '#build/ensure-built.mjs';
import type { SiteHeaders } from '#build/headers.ts';
import { caddyConfiguration } from '#build/hosts/caddy.ts';
import { nginxConfiguration } from '#build/hosts/nginx.ts';
import { type RunningService, startService } from './e2e/start-service.ts';
import { askRaw, type RunningHost, startCaddy, startNginx } from './host-program.ts';

/** Responses by nginx and Caddy themselves, besides the pages of the site (`hosts.test.ts`). */
const release = ensureBuilt();
const headers = JSON.parse(readFileSync(join(release, 'headers.json'), 'utf8')) as SiteHeaders;
const canonical = 'https://www.neolis.example.com';
const seven = [...Object.keys(headers.always), 'content-security-policy'];
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
const hosts = new Map<string, RunningHost>();
const ask = (host: string, request: string) => askRaw(hosts.get(host)?.address ?? '', request, visitor);
const programs = ['nginx', 'Caddy'];

beforeAll(async () => {
  service = await startService({ release, environment: { PUBLIC_URL: 'http://www.neolis.example.com' } });
  const places = {
    root: join(resolve(release), 'site'),
    siteUrl: canonical,
    services: [new URL(service.address).host],
    secure: false,
    requestsPerSecond: 20,
  };
  hosts.set('nginx', await startNginx((port) => nginxConfiguration(headers, { ...places, listen: String(port) })));
  const named = (port: number) => `http://www.neolis.example.com:${port}`;
  hosts.set('Caddy', await startCaddy((port) => caddyConfiguration(headers, { ...places, listen: named(port) })));
  const bare = { ...places, siteUrl: canonical.replace('www.', '') };
  hosts.set('nginx bare', await startNginx((port) => nginxConfiguration(headers, { ...bare, listen: String(port) })));
  const bareName = (port: number) => `http://neolis.example.com:${port}`;
  hosts.set('Caddy bare', await startCaddy((port) => caddyConfiguration(headers, { ...bare, listen: bareName(port) })));
  broken.listen(0, '127.0.0.1');
  await once(broken, 'listening');
  const away = { ...places, services: [`127.0.0.1:${(broken.address() as AddressInfo).port}`] };
  hosts.set('nginx alone', await startNginx((port) => nginxConfiguration(headers, { ...away, listen: String(port) })));
  hosts.set('Caddy alone', await startCaddy((port) => caddyConfiguration(headers, { ...away, listen: named(port) })));
}, 60_000);

afterAll(async () => {
  await Promise.all([...hosts.values(), service].map(({ stop }) => stop()));
  broken.close();
});

const www = 'Host: www.neolis.example.com';
const own = 'Origin: http://www.neolis.example.com\r\nContent-Type: application/x-www-form-urlencoded';
const long = 'a'.repeat(40_000);
const anywhere: readonly (readonly [string, number, string])[] = [
  ['another method', 405, `POST / HTTP/1.1\r\n${www}\r\nContent-Length: 0`],
  ['TRACE', 405, `TRACE / HTTP/1.1\r\n${www}`],
  ['a folder without a page', 404, `GET /cards/ HTTP/1.1\r\n${www}`],
  ['another folder without a page', 404, `GET /icons/ HTTP/1.1\r\n${www}`],
  ['an unknown address', 404, `GET /nulle-part HTTP/1.1\r\n${www}`],
  ['too large a form', 413, `POST /supervision/paiement HTTP/1.1\r\n${www}\r\n${own}\r\nContent-Length: 70000`],
];
/** Caddy can't change what its library responds to unreadable requests. */
const unreadable: readonly (readonly [string, number, string])[] = [
  ['no host', 400, 'GET / HTTP/1.1'],
  ['too long an address', 414, `GET /${long} HTTP/1.1\r\n${www}`],
  ['too long a header', 431, `GET / HTTP/1.1\r\n${www}\r\nCookie: ${long}`],
];

describe.each(programs)('%s', (program) => {
  const kinds = program === 'nginx' ? [...anywhere, ...unreadable] : anywhere;

  test.each(kinds)('responds to %s with %i, a French page and every header', async (_, status, request) => {
    const answer = await ask(program, request);
    expect(answer.status).toBe(status);
    expect(answer.text).toContain('lang="fr"');
    expect(seven.filter((name) => !answer.headers.has(name))).toEqual([]);
  });

  test('responds for an unavailable service with a French page and every header', async () => {
    const answer = await ask(`${program} alone`, `GET /supervision/paiement/${secret} HTTP/1.1\r\n${www}`);
    expect(answer.status).toBe(502);
    expect(answer.text).toContain('lang="fr"');
    expect(answer.text).toContain(`href="/#/quote"`);
    expect(seven.filter((name) => !answer.headers.has(name))).toEqual([]);
  });

  test('logs neither the visitor’s address nor that of an order', async () => {
    for (const kind of [program, `${program} alone`]) {
      await Promise.all(kinds.map(([, , request]) => ask(kind, request)));
      await ask(kind, `GET /supervision/paiement/${secret} HTTP/1.1\r\n${www}`);
      await ask(kind, `GET /supervision/paiement/${secret}/confirmation.pdf HTTP/1.1\r\n${www}`);
      const logged = hosts.get(kind)?.logged() ?? '';
      expect(logged).not.toContain(secret);
      expect(logged).not.toContain(visitor);
    }
  });

  test('passes every address below /supervision to the service', async () => {
    const path = `/supervision/paiement/${secret}/confirmation.pdf`;
    expect((await ask(program, `GET ${path} HTTP/1.1\r\n${www}`)).text).toContain('Document introuvable');
    expect((await ask(program, `GET /supervision HTTP/1.1\r\n${www}`)).text).toContain('Page introuvable');
  });

  test.each(['neolis.example.com', 'autre.example.org'])(
    'sends visitors of %s to the site’s own name',
    async (name) => {
      const answer = await ask(program, `GET /quote/?de=essai HTTP/1.1\r\nHost: ${name}`);
      expect(answer.status).toBe(301);
      expect(answer.headers.get('location')).toBe(`${canonical}/quote/?de=essai`);
      expect(seven.filter((name) => !answer.headers.has(name))).toEqual([]);
    },
  );

  test('serves a site whose own name has no www, and sends visitors of that name to it', async () => {
    const answer = await ask(`${program} bare`, 'GET /quote/ HTTP/1.1\r\nHost: neolis.example.com');
    expect(answer.status).toBe(200);
    const other = await ask(`${program} bare`, `GET /quote/ HTTP/1.1\r\n${www}`);
    expect(other.status).toBe(301);
    expect(other.headers.get('location')).toBe('https://neolis.example.com/quote/');
  });
});

test('nginx limits one address to some requests a second, and says so in French', async () => {
  const asked = Array.from({ length: 200 }, () => ask('nginx', `GET /supervision/vivant HTTP/1.1\r\n${www}`));
  const answers = await Promise.all(asked);
  const refused = answers.find(({ status }) => status === 429);
  expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(100);
  expect(refused?.text).toContain('lang="fr"');
  expect(seven.filter((name) => !refused?.headers.has(name))).toEqual([]);
});
