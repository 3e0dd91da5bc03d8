import { brotliCompressSync } from 'node:zlib';
import type { StaticPage } from '#site/app/list-static-pages.ts';
import { pageScripts } from './page-scripts.ts';
import { readReleased, readReleasedPages } from './release.ts';

/** Cost of a first visit to a page, in bytes after brotli at its highest level, as sent by the service. */
export interface PageWeight {
  readonly path: string;
  /** The style sheets that are inlined in the page. */
  readonly css: number;
  /** All scripts that the page loads before it is interactive. */
  readonly script: number;
  /** Those of them that no other page loads. */
  readonly ownScript: number;
  readonly fonts: number;
  /** What the browser fetches, or may fetch first, before it paints; the page itself is the first. */
  readonly requestsBeforePaint: readonly string[];
}

/** The weight of every page of the release. */
export function weighPages(): PageWeight[] {
  const pages = readReleasedPages().map((page) => ({ page, scripts: scriptsOf(page.html) }));
  return pages.map(({ page, scripts }) => {
    const elsewhere = new Set(
      pages.filter((other) => codeOf(other.page) !== codeOf(page)).flatMap((one) => one.scripts),
    );
    return {
      path: page.path,
      css: compressed(Buffer.from(inlinedStyles(page.html))),
      script: sum(scripts),
      ownScript: sum(scripts.filter((script) => !elsewhere.has(script))),
      fonts: sum(fontsOf(scripts)),
      requestsBeforePaint: [page.path, ...earlyRequests(page.html)],
    };
  });
}

/** The page's component; articles share theirs. */
function codeOf({ modules }: StaticPage): string {
  return modules[0] ?? '';
}

function inlinedStyles(html: string): string {
  return [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, css]) => css).join('');
}

/** The scripts that the page's loader names, and their static imports. */
function scriptsOf(html: string): string[] {
  const found = new Set<string>();
  const visit = (path: string): void => {
    if (found.has(path)) return;
    found.add(path);
    const code = readReleased(path).toString('utf8');
    for (const [, name] of code.matchAll(/(?:^|[;}\s])(?:import|export)[^'"();]*["']\.\/([^"']+\.js)["']/g))
      visit(`/assets/${name}`);
  };
  for (const path of pageScripts(html)) visit(path);
  return [...found];
}

function fontsOf(scripts: readonly string[]): string[] {
  const code = scripts.map((script) => readReleased(script).toString('utf8')).join('\n');
  return [...new Set(code.match(/\/assets\/[\w.-]+\.woff2/g))];
}

/** Everything in the page that makes the browser fetch something before or beside the first paint. */
function earlyRequests(html: string): string[] {
  const tags = html
    .replaceAll(/<script(?! src)[^>]*>[\s\S]*?<\/script>/g, '')
    .match(/<(?:link|script|img|iframe|video|audio|source|object|embed)\b[^>]*>/g);
  const early = (tags ?? []).filter((tag) => {
    if (/^<link/.test(tag))
      return /rel="(?:stylesheet|preload|modulepreload|preconnect|prefetch|dns-prefetch)"/.test(tag);
    if (/^<img/.test(tag)) return !/loading="lazy"/.test(tag);
    if (/^<video/.test(tag)) return !/preload="none"/.test(tag) || /poster=/.test(tag);
    if (/^<source/.test(tag)) return false;
    return true;
  });
  const inStyles = inlinedStyles(html).match(/@import[^;]*;|url\((?!["']?(?:data:|#))[^)]*\)/g) ?? [];
  return [...early, ...inStyles];
}

function sum(paths: readonly string[]): number {
  return paths.reduce((total, path) => total + weightOf(path), 0);
}

const weights = new Map<string, number>();

function weightOf(path: string): number {
  const known = weights.get(path);
  if (known !== undefined) return known;
  // A font is compressed already.
  const weight = path.endsWith('.woff2') ? readReleased(path).length : compressed(readReleased(path));
  weights.set(path, weight);
  return weight;
}

function compressed(content: Uint8Array): number {
  return brotliCompressSync(content).length;
}
