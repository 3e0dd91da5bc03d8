import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { joinSite } from '#service/http/serve.ts';
import { temporaryFolder } from '#service/temporary-folder.fixture.ts';
import { openStaticSite, type StaticSite } from './static-site.ts';

const folder = temporaryFolder();
let site: StaticSite;
const video = new Uint8Array(1100 * 1024).map((_, index) => index % 251);
const headers = {
  always: { 'x-content-type-options': 'nosniff' },
  policies: {
    pages: {
      '/': "style-src 'sha256-home'",
      '/solution/': "style-src 'sha256-solution'",
      '/404.html': "style-src 'sha256-404'",
    },
    other: "default-src 'none'",
  },
  secure: { 'strict-transport-security': 'max-age=1' },
  cache: { page: 'no-cache', hashed: 'immutable', file: 'public' },
};

beforeAll(() => {
  const files = {
    'headers.json': JSON.stringify(headers),
    'secret.txt': 'outside of the site',
    'site/index.html': 'accueil',
    'site/index.html.br': 'accueil en brotli',
    'site/index.html.gz': 'accueil en gzip',
    'site/solution/index.html': 'solution',
    'site/404.html': 'introuvable',
    'site/assets/main-abc.js': 'code',
    'site/assets/font-of-documents-abc.ttf': 'font',
    'site/assets/earlier-font-abc.woff': 'earlier font',
    'site/demo.mp4': video,
    'site/icon.svg': '<svg/>',
    'site/.htpasswd': 'hidden',
  };
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), content);
  }
  site = openStaticSite(folder, false);
});

const ask = (path: string, init: RequestInit = {}): Response =>
  site.answer(new Request(`http://localhost${path}`, init));

describe('the static site', () => {
  test('serves a page at its address, with its caching and every header', async () => {
    const answer = ask('/solution/');
    expect(answer.status).toBe(200);
    expect(await answer.text()).toBe('solution');
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(answer.headers.get('cache-control')).toBe('no-cache');
    expect(ask('/icon.svg').headers.get('content-type')).toBe('image/svg+xml; charset=utf-8');
    expect(ask('/assets/main-abc.js').headers.get('cache-control')).toBe('immutable');
    expect(ask('/demo.mp4').headers.get('cache-control')).toBe('public');
  });

  test.each([
    ['/', 200, headers.policies.pages['/'], {}],
    ['/solution/', 200, headers.policies.pages['/solution/'], {}],
    ['/solution', 301, headers.policies.other, {}],
    ['/nulle-part', 404, headers.policies.pages['/404.html'], {}],
    ['/', 405, headers.policies.other, { method: 'DELETE' }],
    ['/', 304, headers.policies.pages['/'], { headers: { 'if-none-match': '*' } }],
    ['/demo.mp4', 416, headers.policies.other, { headers: { range: 'bytes=99999999-' } }],
    ['/demo.mp4', 206, headers.policies.other, { headers: { range: 'bytes=0-9' } }],
  ])('sends the security headers on %s with status %i: %s', (path, status, policy, init) => {
    const answer = ask(path, init);
    expect(answer.status).toBe(status);
    expect(answer.headers.get('content-security-policy')).toBe(policy);
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  });

  test('responds 404 for a file of an earlier release that was removed meanwhile', () => {
    const path = '/assets/old-def.js';
    writeFileSync(join(folder, 'site', path), 'old code');
    const opened = openStaticSite(folder, false);
    rmSync(join(folder, 'site', path));
    const answer = opened.answer(new Request(`http://localhost${path}`));
    expect(answer.status).toBe(404);
    expect(answer.headers.get('cache-control')).toBe('no-cache');
  });

  test('sends HSTS only if visitors come through TLS', () => {
    expect(ask('/').headers.has('strict-transport-security')).toBe(false);
    expect(openStaticSite(folder, true).headers['strict-transport-security']).toBe('max-age=1');
  });

  test('redirects an address without its trailing slash to the page, keeping the query', () => {
    expect(ask('/solution?a=1').headers.get('location')).toBe('/solution/?a=1');
    expect(ask('/solution/index.html').headers.get('location')).toBe('/solution/');
  });

  test.each(['/../secret.txt', '/%2e%2e/secret.txt', '/..%2fsecret.txt', '/.htpasswd', '//secret.txt', '/%00', '/%zz'])(
    'reveals nothing for %s',
    async (path) => {
      const answer = ask(path);
      expect(answer.status).toBe(404);
      expect(await answer.text()).toBe('introuvable');
    },
  );

  test.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip'],
    ['gzip, br;q=0', 'gzip'],
    ['br-foo, x-gzip-2', null],
    ['', null],
  ])('responds in an accepted encoding: %s', (accepted, encoding) => {
    const answer = ask('/', { headers: { 'accept-encoding': accepted } });
    expect(answer.headers.get('content-encoding')).toBe(encoding);
    expect(answer.headers.get('vary')).toBe('accept-encoding');
  });

  test('responds 304 to a client that has this very variant', () => {
    const etag = ask('/', { headers: { 'accept-encoding': 'br' } }).headers.get('etag') ?? '';
    const again = (known: string, encoding: string): number =>
      ask('/', { headers: { 'if-none-match': known, 'accept-encoding': encoding } }).status;
    expect(again(etag, 'br')).toBe(304);
    expect(again(`"other", W/${etag}`, 'br')).toBe(304);
    expect(again(etag, 'gzip')).toBe(200);
    expect(again('"other"', 'br')).toBe(200);
  });

  test.each([
    ['bytes=0-9', 0, 9],
    ['bytes=600000-', 600_000, video.length - 1],
    ['bytes=-10', video.length - 10, video.length - 1],
  ])('sends the requested part of a video: %s', async (range, first, last) => {
    const answer = ask('/demo.mp4', { headers: { range } });
    expect(answer.status).toBe(206);
    expect(answer.headers.get('content-range')).toBe(`bytes ${first}-${last}/${video.length}`);
    const part = Buffer.from(await answer.arrayBuffer());
    expect(part.equals(video.subarray(first, last + 1))).toBe(true);
  });

  test('sends a part only of the version that the client has', async () => {
    const part = (known: string): Response => ask('/demo.mp4', { headers: { range: 'bytes=0-9', 'if-range': known } });
    const etag = ask('/demo.mp4').headers.get('etag') ?? '';
    expect(part(etag).status).toBe(206);
    for (const other of ['"older"', `W/${etag}`, 'Fri, 20 Nov 2026 10:00:00 GMT']) {
      const answer = part(other);
      expect(answer.status).toBe(200);
      expect((await answer.arrayBuffer()).byteLength).toBe(video.length);
    }
  });

  test.each(['bytes=9-5', 'bytes=0-1,5-6', 'lines=1-2', 'bytes=-'])('ignores the range %s', async (range) => {
    const answer = ask('/demo.mp4', { headers: { range } });
    expect(answer.status).toBe(200);
    expect((await answer.arrayBuffer()).byteLength).toBe(video.length);
  });
});

test.each([
  ['/supervision', 'service'],
  ['/supervision/statistiques', 'service'],
  ['/supervisions', 'introuvable'],
  ['/blog/supervision', 'introuvable'],
  ['/', 'accueil'],
])('%s is handled by the right one', async (path, expected) => {
  const fetch = joinSite(() => new Response('service'), '/supervision', site);
  expect(await (await fetch(new Request(`http://localhost${path}`))).text()).toBe(expected);
});
