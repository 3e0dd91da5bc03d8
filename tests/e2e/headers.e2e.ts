import { createHash } from 'node:crypto';
import { pageScripts } from '#build/page-files.ts';
import { expect, listAddresses, open, test } from './fixtures.ts';

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

test('the policy of each page allows exactly its inline blocks', async ({ page, request }) => {
  for (const address of [...(await listAddresses(page)), '/nulle-part/']) {
    const answer = await request.get(address);
    const html = await answer.text();
    const policy = answer.headers()['content-security-policy'] ?? '';
    const blocks = [...html.matchAll(/<(script|style)([^>]*)>([\s\S]*?)<\/\1>/g)];
    const used = blocks.filter(([, , attributes = '']) => !attributes.includes('application/ld+json'));
    expect(used.length, address).toBeGreaterThan(0);
    expect(new Set(policy.match(/'sha256-[^']+'/g)), address).toEqual(
      new Set(used.map(([, , , text = '']) => hashOf(text))),
    );
    expect(html, `${address} holds no style attribute, which no hash covers`).not.toMatch(/<[^>]+ style="/);
    expect(html, `${address} holds no handler in an attribute`).not.toMatch(/<[^>]+ on[a-z]+="/);
  }
});

/** In every policy, including responses that aren't pages. */
const required = [
  "default-src 'none'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
];

test('every response has the security headers, whatever its status', async ({ request }) => {
  const page = await request.get('/');
  const [script = ''] = pageScripts(await page.text());
  const asked = [
    { path: '/', status: 200 },
    { path: script, status: 200 },
    { path: '/CGV.pdf', status: 200 },
    { path: '/solution', status: 301 },
    { path: '/nulle-part', status: 404 },
    { path: '/assets/gone.js', status: 404 },
    { path: '/', status: 405, method: 'DELETE' },
    { path: '/', status: 304, headers: { 'if-none-match': '*' } },
  ];
  for (const { path, status, ...options } of asked) {
    const answer = await request.fetch(path, { ...options, maxRedirects: 0 });
    expect(answer.status(), path).toBe(status);
    const headers = answer.headers();
    const policy = headers['content-security-policy'] ?? '';
    expect(policy, path).not.toContain('unsafe');
    for (const rule of required) expect(policy.split(';'), path).toContain(rule);
    expect(headers['x-content-type-options'], path).toBe('nosniff');
    expect(headers['referrer-policy'], path).toBe('strict-origin-when-cross-origin');
    expect(headers['cross-origin-opener-policy'], path).toBe('same-origin');
    expect(headers['cross-origin-resource-policy'], path).toBe('same-origin');
    expect(headers['permissions-policy'], path).toContain('camera=()');
  }
});

test('pages are revalidated, hashed files never', async ({ request }) => {
  const page = await request.get('/');
  const [script = ''] = pageScripts(await page.text());
  expect(page.headers()['cache-control']).toBe('no-cache');
  expect(page.headers()['content-encoding']).toBe('br');
  expect((await request.get(script)).headers()['cache-control']).toContain('immutable');
});

test('no page contacts a third party before a choice', async ({ page, service }) => {
  test.slow();
  const foreign: string[] = [];
  page.on('request', (sent) => {
    const url = sent.url();
    if (!url.startsWith(service.address) && !url.startsWith('data:')) foreign.push(url);
  });
  for (const address of await listAddresses(page)) await open(page, address);
  expect(foreign).toEqual([]);
});
