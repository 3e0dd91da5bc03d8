/**
 * `npm run bench:pages`: how fast each page opens on a simulated phone; exits with 1 if one misses a budget twice.
 * Budgets of times are ratios to a blank page. `BENCH_RUNS` (5) and `BENCH_PAGES` (`/,/quote/`) shorten it.
 */
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { ensureBuilt } from '#build/start/ensure-built.mjs';
import { ensureBrowser } from '#tests/setup/browser.mjs';
import { findFreePort } from '#tests/shared/host-program.ts';
import { startService } from '#tests/shared/released-service.ts';
import { categories, openAsPhone } from './lighthouse-run.ts';

type Figures = Readonly<Record<string, number>>;

const runs = Number(process.env.BENCH_RUNS ?? 5);
/** A cold address under the hash: the server can only send the home page, which redirects. */
const coldQuote = '/#/quote';

/** The most that a page may have of each figure; of a score, the least. Its bytes have their budget in `sizes.test.ts`. */
function budgetOf(path: string): Figures {
  const [ratio, requests] = path === coldQuote ? [1.5, 2] : [1.15, 1];
  return {
    ...{ 'fcp ÷ blank': ratio, 'lcp ÷ blank': ratio, cls: 0.01, 'requests before paint': requests },
    ...Object.fromEntries(categories.map((name) => [name, 100])),
  };
}

const release = ensureBuilt();
const service = await startService({ release });
/** The fastest possible page: a line of text. What the machine adds to it, it adds to every page. */
const blank = createServer((_request, response) =>
  response
    .writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' })
    .end('<!doctype html><html lang="fr"><meta charset="utf-8"><title>Page vide</title><h1>Page vide</h1></html>'),
).listen(0);
await once(blank, 'listening');
const blankAddress = `http://localhost:${(blank.address() as AddressInfo).port}/`;
const port = await findFreePort();
const browser = await chromium.launch({
  executablePath: ensureBrowser(),
  args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', `--remote-debugging-port=${port}`],
});
try {
  const measured = await measure(process.env.BENCH_PAGES?.split(',') ?? [...listPages(), coldQuote]);
  const slow = Object.keys(measured).filter((path) => pastBudget(path, measured[path]).length > 0);
  if (slow.length > 0) {
    console.log(`Once more, since they missed a budget: ${slow.join(' ')}`);
    Object.assign(measured, await measure(slow));
  }
  console.table(measured);
  const faults = Object.entries(measured).flatMap(([path, figures]) => pastBudget(path, figures));
  for (const fault of faults) console.log(`past its budget: ${fault}`);
  if (faults.length === 0) console.log('Every page is within every budget.');
  process.exitCode = faults.length === 0 ? 0 : 1;
} finally {
  await browser.close();
  blank.close();
  blank.closeAllConnections();
  await service.stop();
}

/** Opens the blank page and each page in turn, so that a slow moment affects all; returns the middle of each figure. */
async function measure(paths: readonly string[]): Promise<Record<string, Figures>> {
  const openings = new Map(['blank', ...paths].map((path): [string, Figures[]] => [path, []]));
  for (let run = 0; run < runs; run++) {
    for (const [path, done] of openings) {
      const address = path === 'blank' ? blankAddress : service.address + path;
      done.push(await openAsPhone(address, port, run === 0 ? categories : ['performance']));
    }
    console.log(`run ${run + 1} of ${runs}: ${openings.size} pages`);
  }
  const beside = middles(openings.get('blank') ?? []);
  const ratio = (of: Figures, time: string): number => Number(((of[time] ?? 0) / (beside[time] ?? 0)).toFixed(2));
  return Object.fromEntries(
    [...openings].map(([path, opened]) => {
      const of = middles(opened);
      return [path, { ...of, 'fcp ÷ blank': ratio(of, 'fcp'), 'lcp ÷ blank': ratio(of, 'lcp') }];
    }),
  );
}

function middles(openings: readonly Figures[]): Figures {
  const middle = (name: string): number => {
    const sorted = openings.flatMap((opening) => opening[name] ?? []).sort((one, other) => one - other);
    return Number((sorted[Math.floor(sorted.length / 2)] ?? Number.NaN).toFixed(3));
  };
  return Object.fromEntries(Object.keys(openings[0] ?? {}).map((name) => [name, middle(name)]));
}

/** The figures of a page that exceed their budget. The blank page has none. */
function pastBudget(path: string, figures: Figures = {}): string[] {
  if (path === 'blank') return [];
  return Object.entries(budgetOf(path)).flatMap(([name, limit]) => {
    const value = figures[name] ?? Number.NaN;
    const isScore = limit === 100;
    if (isScore ? value >= limit : value <= limit) return [];
    return [`${path}: ${name} ${value}, ${limit} at ${isScore ? 'least' : 'most'}`];
  });
}

function listPages(): string[] {
  const sitemap = readFileSync(join(release, 'site/sitemap.xml'), 'utf8');
  return [...sitemap.matchAll(/<loc>https?:\/\/[^/]+([^<]*)<\/loc>/g)].map(([, path = '/']) => path);
}
