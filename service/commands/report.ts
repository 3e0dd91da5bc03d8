/** `npm run report [first day] [last day]`: writes the report as a page and as CSV, by default the last 30 days. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { company } from '#content/company.ts';
import { addDays, parisDay } from '#domain/calendar.ts';
import { gatherReport } from '#service/report/gather-report.ts';
import { reportCsv } from '#service/report/report-csv.ts';
import { reportPage } from '#service/report/report-page.tsx';
import { CommandRefused, say, withStorage } from './with-storage.ts';

const usage =
  'Usage : npm run report -- [premier jour] [dernier jour], dix ans au plus, par exemple 2026-11-01 2026-11-30';
const defaultDays = 30;
const mostDays = 3660;
const isDay = (text: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text));

const today = parisDay(new Date());
const [first = addDays(today, 1 - defaultDays), last = today] = process.argv.slice(2);
await withStorage(usage, async (storage) => {
  if (!isDay(first) || !isDay(last) || first > last || addDays(first, mostDays) < last) {
    throw new CommandRefused(usage);
  }
  const report = gatherReport(
    {
      hits: await storage.listHits(),
      statistics: await storage.listQuoteStatistics(),
      orders: await storage.listOrders({ limit: Number.MAX_SAFE_INTEGER }),
    },
    first,
    last,
  );
  const folder = join('data', 'reports');
  mkdirSync(folder, { recursive: true });
  const page = join(folder, `rapport-${first}-${last}.html`);
  writeFileSync(page, reportPage(report, company.brand));
  const csv = join(folder, `rapport-${first}-${last}.csv`);
  writeFileSync(csv, reportCsv(report));
  say(`${page}\n${csv}`);
});
