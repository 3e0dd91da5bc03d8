import { pageScripts } from '#tests/page-scripts.ts';
import type { Answer, Ask } from './fetch-host.ts';

/** The host's responses to all requests that the requirements look at. */
export interface Crawl {
  readonly isSecure: boolean;
  /** Addresses of the sitemap, as paths. */
  readonly paths: readonly string[];
  readonly pages: readonly Answer[];
  readonly missing: readonly Answer[];
  readonly redirects: readonly Answer[];
  /** Files of each kind: the app's script, a font, icons, cards, documents and what search engines request. */
  readonly files: readonly Answer[];
  readonly refused: readonly Answer[];
  readonly unchanged: Answer;
  /** All of the above: the host's own responses, with every status. */
  readonly all: readonly Answer[];
}

const unknown = ['/nulle-part/', '/nulle-part', '/assets/gone-00000000.js', '/gone.png', '/404.html', '/blog/inconnu/'];
const otherMethods = ['POST', 'PUT', 'DELETE', 'PATCH'];

/** Requests every page of the sitemap, files of each kind, and what must be refused. */
export async function crawlHost(ask: Ask, address: string): Promise<Crawl> {
  const sitemap = await ask('/sitemap.xml');
  const listed = [...sitemap.text.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, location = '']) => location);
  const paths = listed.filter((location) => URL.canParse(location)).map((location) => new URL(location).pathname);
  const pages = await askAll(ask, paths);
  const home = pages[0] ?? (await ask('/'));
  const files = await askAll(ask, await listFiles(ask, pages));
  const missing = await askAll(ask, unknown);
  const redirects = await askAll(
    ask,
    paths.filter((path) => path !== '/').map((path) => path.slice(0, -1)),
  );
  const refused = await Promise.all(otherMethods.map((method) => ask('/', { method })));
  const unchanged = await ask('/', { headers: knownAs(home) });
  return {
    isSecure: address.startsWith('https:'),
    paths,
    pages,
    missing,
    redirects,
    files: [sitemap, ...files],
    refused,
    unchanged,
    all: [...pages, ...missing, ...redirects, sitemap, ...files, ...refused, unchanged],
  };
}

/** Headers of a browser that has this response in its cache. */
export function knownAs({ headers }: Answer): Readonly<Record<string, string>> {
  if (headers.etag !== undefined) return { 'if-none-match': headers.etag };
  return { 'if-modified-since': headers['last-modified'] ?? '' };
}

async function askAll(ask: Ask, paths: readonly string[]): Promise<Answer[]> {
  const answers: Answer[] = [];
  for (const path of paths) answers.push(await ask(path));
  return answers;
}

/** Every address on their own host that the pages contain, and files requested without being named. */
async function listFiles(ask: Ask, pages: readonly Answer[]): Promise<string[]> {
  const named = pages.flatMap(({ text }) => [
    ...[...text.matchAll(/<(?:link|script|img|source|video)\b[^>]*?\b(?:href|src)="(\/[^"]*\.\w+)"/g)],
    ...[...text.matchAll(/property="og:image" content="https?:\/\/[^/]+(\/[^"]*)"/g)],
  ]);
  const scripts = pages.flatMap(({ text }) => pageScripts(text));
  const app = await ask(scripts.at(-1) ?? '/');
  const fonts = app.text.match(/\/assets\/[\w.-]+\.woff2/g) ?? [];
  const wellKnown = ['/robots.txt', '/.well-known/security.txt', '/CGV.pdf', '/sitemap.xml', '/site.webmanifest'];
  return [...new Set([...named.map(([, path = '']) => path), ...scripts, ...fonts, ...wellKnown])].sort();
}
