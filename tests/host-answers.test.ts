import { once } from 'node:events';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ensureBuilt } from '#build/start/ensure-built.mjs';
import { nginxConfiguration } from '#deploy/nginx/nginx-configuration.ts';
import type { SiteHeaders } from '#deploy/nginx/site-headers.ts';
import { temporaryFolder } from '#service/temporary-folder.fixture.ts';
import { makeCertificate } from '#service/webhooks/test-certificate.fixture.ts';
import { type RunningService, startService } from '#tests/shared/released-service.ts';
import { describeHost } from './hosts.contract.ts';
import { type Answer, fetchHost, type Question } from './shared/fetch-host.ts';
import { findFreePort, type RunningHost, startNginx, startReleasedHost } from './shared/host-program.ts';

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
const www = { host: 'www.neolis.example.com' };
const ask = (path: string, question: Question = {}, host = nginx, from = visitor) =>
  fetchHost(host.address, from)(path, { headers: www, ...question });

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

function expectPage({ headers, text }: Answer): void {
  expect(text).toContain('lang="fr"');
  expect(seven.filter((name) => !(name in headers))).toEqual([]);
}

const form = { origin: 'http://www.neolis.example.com', 'content-type': 'application/x-www-form-urlencoded' };
const long = 'a'.repeat(40_000);
const refused: readonly (readonly [string, number, string, Question])[] = [
  ['another method', 405, '/', { method: 'POST' }],
  ['TRACE', 405, '/', { method: 'TRACE' }],
  ['a folder without a page', 404, '/cards/', {}],
  ['another folder without a page', 404, '/icons/', {}],
  ['an unknown address', 404, '/nulle-part', {}],
  [
    ...(['too large a form', 413, '/supervision/paiement'] as const),
    { method: 'POST', headers: { ...www, ...form, 'content-length': '70000' } },
  ],
  ['no host', 400, '/', { headers: {}, setHost: false }],
  ['too long an address', 414, `/${long}`, {}],
  ['too long a header', 431, '/', { headers: { ...www, cookie: long } }],
];

test.each(refused)('responds to %s with %i, a French page and every header', async (_, status, path, question) => {
  const answer = await ask(path, question);
  expect(answer.status).toBe(status);
  expectPage(answer);
});

test('responds for an unavailable service with a French page and every header', async () => {
  const answer = await ask(`/supervision/paiement/${secret}`, {}, alone);
  expect(answer.status).toBe(502);
  expect(answer.text).toContain('href="/quote/"');
  expectPage(answer);
  expect(answer.headers).not.toHaveProperty('retry-after');
});

test('logs neither the visitor’s address nor that of an order', async () => {
  for (const host of [nginx, alone]) {
    await Promise.all(refused.map(([, , path, question]) => ask(path, question, host)));
    await ask(`/supervision/paiement/${secret}`, {}, host);
    // Half a document ends as an error.
    await ask(`/supervision/paiement/${secret}/confirmation.pdf`, {}, host).catch(() => undefined);
    const logged = host.logged();
    expect(logged).not.toContain(secret);
    expect(logged).not.toContain(visitor);
  }
});

test('passes every address below /supervision to the service', async () => {
  const path = `/supervision/paiement/${secret}/confirmation.pdf`;
  expect((await ask(path)).text).toContain('Document introuvable');
  expect((await ask('/supervision')).text).toContain('Page introuvable');
  const hit = await ask('/supervision/statistiques?type=visite');
  expect([hit.status, hit.headers['cross-origin-resource-policy']]).toEqual([200, 'cross-origin']);
});

test.each(['neolis.example.com', 'autre.example.org'])('sends visitors of %s to the site’s own name', async (host) => {
  const answer = await ask('/quote/?de=essai', { headers: { host } });
  expect(answer.status).toBe(301);
  expect(answer.headers.location).toBe(`${canonical}/quote/?de=essai`);
  expect(seven.filter((name) => !(name in answer.headers))).toEqual([]);
});

test('serves a site whose own name has no www, and sends visitors of that name to it', async () => {
  const answer = await ask('/quote/', { headers: { host: 'neolis.example.com' } }, bare);
  expect(answer.status).toBe(200);
  const other = await ask('/quote/', {}, bare);
  expect(other.status).toBe(301);
  expect(other.headers.location).toBe('https://neolis.example.com/quote/');
});

test('limits one address to some requests a second, and says so in French and when to ask again', async () => {
  // From an address of its own: what the tests before asked for counts, too.
  const answers = await Promise.all(
    Array.from({ length: 200 }, () => ask('/supervision/vivant', {}, nginx, '127.0.0.44')),
  );
  expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(100);
  const [refused] = answers.filter(({ status }) => status === 429);
  if (refused === undefined) throw new Error('none was refused');
  expectPage(refused);
  expect(refused.headers['retry-after']).toBe('1');
});

describe('port 80 of a machine whose visitors come through TLS', () => {
  const folder = temporaryFolder();
  const challenges = '/.well-known/acme-challenge';
  let plain: RunningHost;

  beforeAll(async () => {
    mkdirSync(join(folder, challenges), { recursive: true });
    writeFileSync(join(folder, challenges, 'proof'), 'proof.of-the-name');
    const { key, certificate } = makeCertificate(folder, 'www.neolis.example.com');
    const listen = `127.0.0.1:${await findFreePort()} ssl`;
    const places = { root: folder, siteUrl: canonical, services: [], requestsPerSecond: 20, listen };
    plain = await startNginx(
      (port) => `ssl_certificate ${certificate}; ssl_certificate_key ${key};
${nginxConfiguration(headers, places)
  .replaceAll('listen 127.0.0.1:80;', `listen 127.0.0.1:${port};`)
  .replaceAll('/var/www/html', folder)}`,
    );
  }, 60_000);
  afterAll(() => plain.stop());

  test.each(['www.neolis.example.com', 'neolis.example.com', 'autre.example.org'])(
    'sends visitors of %s to the site by TLS, with every header',
    async (host) => {
      const answer = await ask('/quote/?de=essai', { headers: { host } }, plain);
      expect([answer.status, answer.headers.location]).toEqual([301, `${canonical}/quote/?de=essai`]);
      expect(seven.filter((name) => !(name in answer.headers))).toEqual([]);
    },
  );

  test('serves proofs for certificates, and logs no one who asks for others', async () => {
    const proof = await ask(`${challenges}/proof`, {}, plain);
    expect(proof).toMatchObject({ status: 200, text: 'proof.of-the-name' });
    const missing = await ask(`${challenges}/missing`, {}, plain);
    expect(missing.status).toBe(404);
    expectPage(missing);
    expect(plain.logged()).not.toContain(visitor);
  });
});
