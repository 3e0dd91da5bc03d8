import { type Kysely, sql } from 'kysely';
import { insertOnce } from '#service/storage/rows/one-row.ts';
import type { CountedHits, Hit, QuoteStatisticsRow } from '#service/storage/rows.ts';
import type { Database } from '#service/storage/schema.ts';

/** Adds hits to their counters, all or none. */
export async function writeHits(db: Kysely<Database>, hits: readonly Hit[]): Promise<void> {
  const sums = new Map<string, CountedHits>();
  for (const hit of hits) {
    const key = `${hit.day} ${hit.type} ${hit.visitor_class}`;
    sums.set(key, { ...hit, count: (sums.get(key)?.count ?? 0) + 1 });
  }
  await db
    .insertInto('hits')
    // Sorted, so that two copies of the service take their locks in the same order.
    .values([...sums].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, sum]) => sum))
    .onConflict((conflict) =>
      conflict.columns(['day', 'type', 'visitor_class']).doUpdateSet(({ ref, eb }) => ({
        count: eb('hits.count', '+', ref('excluded.count')),
      })),
    )
    .execute();
}

/** The methods for what is counted of visits and quotes. */
export function statisticsIn(db: Kysely<Database>) {
  return {
    /** Stores the statistics of a quote, once if they are sent twice. */
    addQuoteStatistics: async (statistics: QuoteStatisticsRow): Promise<void> => {
      await insertOnce(db, 'quote_statistics', 'id', statistics);
    },
    listHits: () => db.selectFrom('hits').selectAll().orderBy('day').execute(),
    /** The statistics of the newest `limit` quotes, of all by default, newest first. */
    listQuoteStatistics: (limit: number = Number.MAX_SAFE_INTEGER) =>
      db.selectFrom('quote_statistics').selectAll().orderBy('received_at', 'desc').limit(limit).execute(),
    /** Sums the quotes that arrived at `since` or later, but before `before` (milliseconds), one row for each group. */
    sumQuoteStatistics: (since: number, before: number) => {
      const groupColumns = ['day', 'is_test', 'call_plan_type'] as const;
      return db
        .selectFrom('quote_statistics')
        .select(({ fn }) => [
          ...groupColumns,
          fn.countAll<number>().as('count'),
          fn.sum<number>(sql`main_phones + secondary_phones + wireless_phones`).as('phones'),
          fn.sum<number>('user_count').as('users'),
          fn.sum<number>('site_count').as('sites'),
          fn.sum<number>('geographic_numbers').as('numbers'),
          fn.sum<number>('one_time_cents').as('one_time_cents'),
          fn.sum<number>('monthly_cents').as('monthly_cents'),
        ])
        .where('received_at', '>=', since)
        .where('received_at', '<', before)
        .groupBy(groupColumns)
        .execute();
    },
  };
}
