/**
 * `npm run bench:pages`: how fast each page opens on a simulated phone, compared with a blank page in the same run.
 * Serves the release as visitors get it, prints one table, and exits with 1 if a page exceeds a budget. Requests,
 * shifts and scores have budgets; times have budgets as ratios to the blank page; what misses one is measured once more;
 * milliseconds are only printed. `BENCH_RUNS` (5) and `BENCH_PAGES` (`/,/quote/`) make it shorter.
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
import { categories, type Opening, openAsPhone } from './lighthouse-run.ts';
import { type Measured, type PageBudget, pastBudget, printTable } from './page-table.ts';

const runs = Number(process.env.BENCH_RUNS ?? 5);
/** A cold address under the hash: the server can only send the home page, which redirects. */
const coldQuote = '/#/quote';

const budgetOf = (path: string): PageBudget =>
  path === coldQuote ? { ratio: 1.5, requestsBeforePaint: 2 } : { ratio: 1.15, requestsBeforePaint: 1 };

const release = ensureBuilt();
const paths = process.env.BENCH_PAGES?.split(',') ?? [...listPages(), coldQuote];
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
  let measured = await measure(paths);
  const slow = measured.filter((page) => pastBudget(page, budgetOf(page.path)).length > 0);
  if (slow.length > 0) {
    console.log(`Once more, since they missed a budget: ${slow.map(({ path }) => path).join(' ')}`);
    const again = await measure(slow.map(({ path }) => path));
    measured = measured.map((page) => again.find(({ path }) => path === page.path) ?? page);
  }
  printTable(measured);
  const faults = measured.flatMap((page) => pastBudget(page, budgetOf(page.path)));
  for (const fault of faults) console.log(`past its budget: ${fault}`);
  if (faults.length === 0) console.log('Every page is within every budget.');
  process.exitCode = faults.length === 0 ? 0 : 1;
} finally {
  await browser.close();
  blank.close();
  blank.closeAllConnections();
  await service.stop();
}

/** Opens the blank page and each page in turn, several times, so that a slow moment of the machine affects all. */
async function measure(paths: readonly string[]): Promise<Measured[]> {
  const openings = new Map(['blank', ...paths].map((path): [string, Opening[]] => [path, []]));
  for (let run = 0; run < runs; run++) {
    for (const [path, done] of openings) {
      const address = path === 'blank' ? blankAddress : service.address + path;
      done.push(await openAsPhone(address, port, run === 0 ? categories : ['performance']));
    }
    console.log(`run ${run + 1} of ${runs}: ${openings.size} pages`);
  }
  const beside = openings.get('blank') ?? [];
  return [...openings].map(([path, opened]) => ({ path, opened, beside }));
}

function listPages(): string[] {
  const sitemap = readFileSync(join(release, 'site/sitemap.xml'), 'utf8');
  return [...sitemap.matchAll(/<loc>https?:\/\/[^/]+([^<]*)<\/loc>/g)].map(([, path = '/']) => path);
}
