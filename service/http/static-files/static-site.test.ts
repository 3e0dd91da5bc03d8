import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { joinSite } from '#service/http/serve.ts';
import { temporaryFolder } from '#service/temporary-folder.fixture.ts';
import { openStaticSite, type StaticSite } from './static-site.ts';

const folder = temporaryFolder();
let site: StaticSite;
const video = new Uint8Array(1100 * 1024).map((_, index) => index % 251);
const headers = {
  always: {},
  policies: { pages: {}, other: "default-src 'none'" },
  secure: { 'strict-transport-security': 'max-age=1' },
  cache: { page: 'no-cache', hashed: 'immutable', file: 'public' },
};

beforeAll(() => {
  const files = {
    'headers.json': JSON.stringify(headers),
    'site/index.html': 'accueil',
    'site/404.html': 'introuvable',
    'site/demo.mp4': video,
  };
  mkdirSync(join(folder, 'site/assets'), { recursive: true });
  for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content);
  site = openStaticSite(folder, false);
});

const ask = (path: string, init: RequestInit = {}): Response =>
  site.answer(new Request(`http://localhost${path}`, init));

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
