import { setImmediate } from 'node:timers/promises';
import { catalogues } from '#content/catalogues.ts';
import { addDays, isDay, type ParisDay, parisDay } from '#domain/calendar.ts';
import { statisticsDays } from '#service/personal-data/retention-periods.ts';
import type { Storage } from '#service/storage/storage.ts';
import { gatherReport, type QuoteSums, type Report } from './gather-report.ts';

/** Days of a report, both included. */
export interface ReportPeriod {
  readonly first: ParisDay;
  readonly last: ParisDay;
}

/** The name of each plan, from the latest catalogue that has it. */
const planNames = Object.fromEntries(catalogues.flatMap(({ unlimited }) => Object.entries(unlimited.planLabels)));

const defaultDays = 30;
/** Ten years and some days. */
const maxDays = 3660;
const dayLength = 24 * 3_600_000;
const weekLength = 7 * dayLength;

/** The last 30 days. */
export function recentPeriod(now: Date): ReportPeriod {
  const last = parisDay(now);
  return { first: addDays(last, 1 - defaultDays), last };
}

/** Reads a period from its two days as typed, by default those of {@link recentPeriod}; `undefined` if it isn't one. */
export function readPeriod(
  [typedFirst, typedLast]: readonly (string | undefined)[],
  now: Date,
): ReportPeriod | undefined {
  const recent = recentPeriod(now);
  const [first, last] = [typedFirst || recent.first, typedLast || recent.last];
  if (!isDay(first) || !isDay(last) || first > last || addDays(first, maxDays) < last) return undefined;
  return { first, last };
}

/** Gathers the report of a period from what is stored `now`. */
export async function readReport(storage: Storage, { first, last }: ReportPeriod, now: Date): Promise<Report> {
  return gatherReport(
    {
      hits: await storage.listHits(),
      quotes: await readQuotes(storage, { first, last }, now),
      // All, since any may have been paid or cancelled within the period, as outlines: ten years of rows don't fit into memory.
      orders: await storage.listOrderOutlines({}),
      planNames,
    },
    first,
    last,
  );
}

/** Reads the sums week by week: all at once would block the only thread, day by day would take hundreds of queries. */
async function readQuotes(storage: Storage, { first, last }: ReportPeriod, now: Date): Promise<QuoteSums[]> {
  const sums: QuoteSums[] = [];
  const oldest = now.getTime() - statisticsDays * dayLength;
  // A day begins in Paris before it does in UTC; what is too old is erased once a day.
  const start = Math.max(Date.parse(first), oldest) - dayLength;
  for (let since = start; since < Date.parse(last) + dayLength; since += weekLength) {
    sums.push(...(await storage.sumQuoteStatistics(since, since + weekLength)));
    await setImmediate();
  }
  return sums;
}
