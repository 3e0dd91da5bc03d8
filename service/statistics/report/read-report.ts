import { setImmediate } from 'node:timers/promises';
import { catalogues } from '#content/catalogues.ts';
import { addDays, isDay, type ParisDay, parisDay } from '#domain/calendar.ts';
import type { QuoteSums } from '#service/storage/rows.ts';
import type { Storage } from '#service/storage/storage.ts';
import { gatherReport, type Report } from './gather-report.ts';

/** Days of a report, both included. */
export interface ReportPeriod {
  readonly first: ParisDay;
  readonly last: ParisDay;
}

/** What a report reads: of orders only summaries, since the whole rows of some years don't fit into memory. */
type Reported = Pick<Storage, 'listHits' | 'sumQuoteStatistics' | 'listOrderSummaries'>;

/** Names in the latest catalogue that has them. */
const planNames = Object.assign({}, ...catalogues.map(({ unlimited }) => unlimited.planLabels));

const defaultDays = 30;
const maxDays = 3660;
const day = 24 * 3_600_000;
const week = 7 * day;

/** The period between two days as they were typed, by default the last 30 days; `undefined` if it isn't one. */
export function readPeriod(
  [typedFirst, typedLast]: readonly (string | undefined)[],
  now: Date,
): ReportPeriod | undefined {
  const today = parisDay(now);
  const [first, last] = [typedFirst || addDays(today, 1 - defaultDays), typedLast || today];
  if (!isDay(first) || !isDay(last) || first > last || addDays(first, maxDays) < last) return undefined;
  return { first, last };
}

/** The report of a period, from what is stored now. */
export async function readReport(storage: Reported, { first, last }: ReportPeriod): Promise<Report> {
  return gatherReport(
    {
      hits: await storage.listHits(),
      quotes: await readQuotes(storage, { first, last }),
      orders: await storage.listOrderSummaries({ limit: Number.MAX_SAFE_INTEGER }),
      planNames,
    },
    first,
    last,
  );
}

/** Reads the sums week by week: all at once would block SQLite's thread, day by day would take thousands of queries. */
async function readQuotes(storage: Reported, { first, last }: ReportPeriod): Promise<QuoteSums[]> {
  const sums: QuoteSums[] = [];
  // A day begins in Paris before it does in UTC.
  for (let since = Date.parse(first) - day; since < Date.parse(last) + day; since += week) {
    sums.push(...(await storage.sumQuoteStatistics(since, since + week)));
    await setImmediate();
  }
  return sums;
}
