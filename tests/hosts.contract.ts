import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ratesFile } from '#domain/company.ts';
import { type Answer, type Ask, fetchHost } from './shared/fetch-host.ts';
import { pageScripts } from './shared/page-scripts.ts';

/** Headers that every answer must have, whatever its status, and what each value must contain. */
const required: Readonly<Record<string, RegExp>> = {
  'x-content-type-options': /^nosniff$/,
  'referrer-policy': /^(strict-origin-when-cross-origin|same-origin|no-referrer)$/,
  'cross-origin-opener-policy': /^same-origin$/,
  'cross-origin-resource-policy': /^same-origin$/,
  'permissions-policy': /camera=\(\).*geolocation=\(\).*microphone=\(\)/,
  'x-frame-options': /^DENY$/i,
  'content-security-policy':
    /^(?=.*default-src 'none')(?=.*base-uri 'none')(?=.*frame-ancestors 'none')(?=.*form-action )(?=.*trusted-types )(?=.*require-trusted-types-for 'script')(?!.*unsafe)(?!.* ([*]|https?:)([ ;]|$))(?!.*script-src[^;]*([*]|data:|https?:(?!\/)))/,
};

/** Type of each kind of file; browsers refuse a script or manifest with another type, since they may not guess. */
const types: Readonly<Record<string, RegExp>> = {
  js: /^(?:text|application)\/javascript/,
  woff2: /^font\/woff2$/,
  svg: /^image\/svg\+xml/,
  png: /^image\/png$/,
  jpg: /^image\/jpeg$/,
  pdf: /^application\/pdf$/,
  xml: /^(?:text|application)\/xml/,
  txt: /^text\/plain/,
  webmanifest: /^application\/manifest\+json/,
  mp4: /^video\/mp4$/,
  webm: /^video\/webm$/,
  vtt: /^text\/vtt/,
  csv: /^text\/csv; ?charset=utf-8$/i,
};

const pathOf = ({ question }: Answer): string => question.split(' ')[1] ?? '/';
const keptAs = ({ headers }: Answer): string => headers['cache-control'] ?? '';
const packing = ({ headers }: Answer): string => headers['content-encoding'] ?? 'none';
const hashesOf = ({ headers }: Answer): string[] => headers['content-security-policy']?.match(/'sha256-[^']+'/g) ?? [];
/** Hashes of the inline scripts and styles of a page; data for search engines is not a script. */
const blocksOf = ({ text }: Answer): string[] =>
  [...text.matchAll(/<(?:script|style)(?![^>]*(?:ld\+json|\ssrc=))[^>]*>([\s\S]*?)<\/(?:script|style)>/g)].map(
    ([, block = '']) => `'sha256-${createHash('sha256').update(block).digest('base64')}'`,
  );
/** Headers of a browser that has this answer in its cache. */
const knownAs = ({ headers }: Answer): Readonly<Record<string, string>> =>
  headers.etag === undefined
    ? { 'if-modified-since': headers['last-modified'] ?? '' }
    : { 'if-none-match': headers.etag };

/** What was asked for of the answers, of which there must be some, that aren't as they should be. */
const faulty = (answers: readonly Answer[], isRight: (answer: Answer) => boolean): readonly string[] =>
  answers.length === 0
    ? ['no answer to look at']
    : answers.filter((answer) => !isRight(answer)).map(({ question, status }) => `${question}: ${status}`);

interface Host {
  readonly address: string;
  readonly stop: () => Promise<unknown>;
}

/** What the site needs from its host. */
export function describeHost(name: string, start: () => Promise<Host>): void {
  describe(name, { timeout: 180_000 }, () => {
    let host: Host;
    let ask: Ask;
    let paths: readonly string[];
    let pages: readonly Answer[];
    let files: readonly Answer[];
    let missing: readonly Answer[];
    let steps: readonly Answer[];
    let refused: readonly Answer[];
    let unchanged: readonly Answer[];
    let all: readonly Answer[];
    const askAll = (those: readonly string[], headers = {}, method = 'GET'): Promise<Answer[]> =>
      Promise.all(those.map((path) => ask(path, { headers, method })));

    beforeAll(async () => {
      host = await start();
      ask = fetchHost(host.address);
      const { text: sitemap } = await ask('/sitemap.xml');
      paths = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, location = '']) => new URL(location).pathname);
      pages = await askAll(paths);
      missing = await askAll([
        '/nulle-part/',
        '/nulle-part',
        '/assets/gone-0.js',
        '/gone.png',
        '/404.html',
        '/blog/no/',
      ]);
      steps = await askAll(paths.filter((path) => path !== '/').map((path) => path.slice(0, -1)));
      refused = await Promise.all(['POST', 'PUT', 'DELETE', 'PATCH'].map((method) => ask('/', { method })));
      const named = pages.flatMap(({ text }) => [
        ...[...text.matchAll(/<(?:link|script|img|source|video)\b[^>]*?\b(?:href|src)="(\/[^"]*\.\w+)"/g)],
        ...[...text.matchAll(/property="og:image" content="https?:\/\/[^/]+(\/[^"]*)"/g)],
      ]);
      const scripts = pages.flatMap(({ text }) => pageScripts(text));
      const fonts = (await ask(scripts.at(-1) ?? '/')).text.match(/\/assets\/[\w.-]+\.woff2/g) ?? [];
      const known = [
        '/robots.txt',
        '/.well-known/security.txt',
        '/CGV.pdf',
        '/sitemap.xml',
        '/site.webmanifest',
        ratesFile,
      ];
      files = await askAll([...new Set([...named.map(([, path = '']) => path), ...scripts, ...fonts, ...known])]);
      unchanged = await Promise.all(
        [...pages, ...files].map((answer) => ask(pathOf(answer), { headers: knownAs(answer) })),
      );
      all = [...pages, ...missing, ...steps, ...refused, ...files, ...unchanged];
      // The program may have to be installed.
    }, 180_000);

    afterAll(() => host.stop());

    test('serves every page of the sitemap, asked for again at each visit', () => {
      expect(paths.length).toBeGreaterThanOrEqual(16);
      expect(faulty(pages, ({ status }) => status === 200)).toEqual([]);
      const utf8 = /^text\/html; ?charset=utf-8$/i;
      expect(faulty(pages, ({ headers }) => utf8.test(headers['content-type'] ?? ''))).toEqual([]);
      expect(faulty([...pages, ...missing], (answer) => keptAs(answer) === 'no-cache')).toEqual([]);
      const foreign =
        /<(?:script|img|iframe|video|audio|source|link rel="(?:stylesheet|preload|icon)")\b[^>]*\b(?:src|href)="(?:https?:)?\/\//;
      expect(faulty(pages, ({ text }) => !foreign.test(text))).toEqual([]);
    });

    test('says 404 for unknown addresses, with the page that says so', () =>
      expect(faulty(missing, ({ status, text }) => status === 404 && text.includes('404'))).toEqual([]));

    test('leads from an address without its last slash to the page in one step, which keeps the query', async () => {
      const target = ({ headers }: Answer): string => headers.location ?? '';
      const isStep = (answer: Answer): boolean => [301, 308].includes(answer.status) && paths.includes(target(answer));
      expect(faulty(steps, isStep)).toEqual([]);
      expect(target(await ask('/solution?de=essai'))).toMatch(/\/solution\/\?de=essai$/);
    });

    test('sends every header once with every answer, and no name of a program, cookie or promise of TLS', () => {
      expect(new Set(all.map(({ status }) => status))).toEqual(new Set([200, 301, 304, 404, 405]));
      for (const [header, value] of Object.entries(required)) {
        expect(
          faulty(all, ({ headers }) => value.test(headers[header] ?? '')),
          header,
        ).toEqual([]);
        expect(
          faulty(all, ({ headers }) => !/^([^,]+), \1$/.test(headers[header] ?? '')),
          header,
        ).toEqual([]);
      }
      expect(faulty(all, ({ headers }) => !/\d/.test(`${headers.server}${headers['x-powered-by']}`))).toEqual([]);
      expect(faulty(all, ({ headers }) => !('set-cookie' in headers))).toEqual([]);
      expect(faulty(all, ({ headers }) => !('strict-transport-security' in headers))).toEqual([]);
    });

    test('allows exactly the inline blocks of each page, and has one policy for all apart from them', () => {
      const html = [...pages, ...missing].filter(({ headers }) => headers['content-type']?.startsWith('text/html'));
      for (const page of html) expect(new Set(blocksOf(page)), page.question).toEqual(new Set(hashesOf(page)));
      expect(faulty(html, ({ text }) => !/<[^>]+\s(?:style|on[a-z]+)="/.test(text))).toEqual([]);
      const bare = pages.map(({ headers }) => headers['content-security-policy']?.replaceAll(/ 'sha256-[^']+'/g, ''));
      expect(new Set(bare).size).toBe(1);
    });

    test('serves every file that pages name with its type, for a year if its name has a hash, else for an hour', () => {
      expect(faulty(files, ({ status }) => status === 200)).toEqual([]);
      const typeOf = (answer: Answer): RegExp => types[pathOf(answer).split('.').at(-1) ?? ''] ?? /^no type$/;
      expect(faulty(files, (answer) => typeOf(answer).test(answer.headers['content-type'] ?? ''))).toEqual([]);
      const hashed = files.filter((answer) => pathOf(answer).startsWith('/assets/'));
      const year = 31_536_000;
      const seconds = (answer: Answer): number => Number(/max-age=(\d+)/.exec(keptAs(answer))?.[1]);
      expect(faulty(hashed, (answer) => /immutable/.test(keptAs(answer)) && seconds(answer) >= year)).toEqual([]);
      const others = files.filter((answer) => !hashed.includes(answer));
      expect(faulty(others, (answer) => keptAs(answer) === 'public, max-age=3600')).toEqual([]);
    });

    test('sends what is unchanged without a body, a part of a document, and nothing beside the site', async () => {
      expect(faulty(unchanged, ({ status, body }) => status === 304 && body.length === 0)).toEqual([]);
      const range = await ask('/CGV.pdf', { headers: { range: 'bytes=0-3' } });
      expect([range.status, range.body.length]).toEqual([206, 4]);
      const script = files.map(pathOf).find((path) => path.endsWith('.js'));
      const outside = [
        ...['/../../etc/passwd', '/..%2f..%2fetc/passwd', '/%2e%2e/headers.json', '/../headers.json'],
        ...['/assets/../../headers.json', '/.git/config', '/index.html.br', `${script}.map`],
      ];
      expect(faulty(await askAll(outside), ({ status }) => [400, 403, 404].includes(status))).toEqual([]);
    });

    test('compresses texts for those who accept it, and nothing twice', async () => {
      const isText = /^(?:text\/(?!vtt)|.*javascript|image\/svg|application\/(?:json|xml))/;
      const texts = [...pages, ...files].filter(
        ({ headers, body }) => body.length > 1024 && isText.test(headers['content-type'] ?? ''),
      );
      expect(faulty(texts, (answer) => packing(answer) === 'none')).toEqual([]);
      const inBrowser = await askAll(texts.map(pathOf), { 'accept-encoding': 'gzip, deflate, br, zstd' });
      expect(faulty(inBrowser, (answer) => /^(?:br|gzip|zstd)$/.test(packing(answer)))).toEqual([]);
      expect(faulty(inBrowser, ({ headers }) => /accept-encoding/i.test(headers.vary ?? ''))).toEqual([]);
      expect(inBrowser.map(({ text }) => text)).toEqual(texts.map(({ text }) => text));
      const inGzip = await askAll(texts.map(pathOf), { 'accept-encoding': 'gzip' });
      expect(faulty(inGzip, (answer) => packing(answer) === 'gzip')).toEqual([]);
      const refusing = await askAll(texts.slice(0, 3).map(pathOf), { 'accept-encoding': 'br;q=0, gzip;q=0' });
      expect(faulty(refusing, (answer) => packing(answer) === 'none')).toEqual([]);
      const packed = files.filter(({ headers }) => /^(?:image\/png|font|.*pdf)/.test(headers['content-type'] ?? ''));
      const again = await askAll(packed.map(pathOf), { 'accept-encoding': 'gzip, br' });
      expect(faulty(again, (answer) => packing(answer) === 'none')).toEqual([]);
    });

    test('answers HEAD as GET without a body, and refuses other methods', async () => {
      const heads = await askAll(paths, {}, 'HEAD');
      expect(faulty(heads, ({ status, body }) => status === 200 && body.length === 0)).toEqual([]);
      const same = ['content-type', 'content-security-policy', 'cache-control'];
      const compared = (answers: readonly Answer[]) => answers.map(({ headers }) => same.map((name) => headers[name]));
      expect(compared(heads)).toEqual(compared(pages));
      expect(await ask('/nulle-part/', { method: 'HEAD' })).toMatchObject({ status: 404 });
      expect(faulty(refused, ({ status }) => status === 405)).toEqual([]);
    });
  });
}
