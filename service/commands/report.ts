/** `npm run report [first day] [last day]`: writes the report as a page and as CSV, by default the last 30 days. */
import { join } from 'node:path';
import { company } from '#content/company.ts';
import { commandLine } from '#service/command-line.ts';
import { readPeriod, readReport } from '#service/report/read-report.ts';
import { reportCsv } from '#service/report/report-csv.ts';
import { reportPage } from '#service/report/report-page.tsx';
import { CommandRefused, saveFile, withStorage } from './with-storage.ts';

const usage = `Usage : ${commandLine('report', '[premier jour] [dernier jour]')}, dix ans au plus, par exemple 2026-11-01 2026-11-30`;
const typed = process.argv.slice(2);
const period = readPeriod(typed, new Date());
await withStorage(usage, async (storage) => {
  if (period === undefined) throw new CommandRefused(usage);
  const { first, last } = period;
  const report = await readReport(storage, period);
  const name = join('data', 'reports', `rapport-${first}-${last}`);
  saveFile(`${name}.html`, reportPage(report, company.brand));
  saveFile(`${name}.csv`, reportCsv(report));
});
