import { type Kysely, sql } from 'kysely';
import type { CountedHits, Hit, QuoteStatisticsRow } from '#service/storage/rows.ts';
import type { Database } from '#service/storage/schema.ts';

/** A record that shares a transaction: a hit, or the statistics of a quote. */
export type CountedRecord = { readonly hit: Hit } | { readonly statistics: QuoteStatisticsRow };

/** Writes hits and statistics in one transaction. */
export async function writeCounted(db: Kysely<Database>, records: readonly CountedRecord[]): Promise<void> {
  const hits = sumHits(records);
  const statistics = records.flatMap((record) => ('statistics' in record ? [record.statistics] : []));
  await db.transaction().execute(async (transaction) => {
    if (statistics.length > 0)
      await transaction
        .insertInto('quote_statistics')
        .values(statistics)
        .onConflict((conflict) => conflict.column('id').doNothing())
        .execute();
    if (hits.length > 0)
      await transaction
        .insertInto('hits')
        .values(hits)
        .onConflict((conflict) =>
          conflict.columns(['day', 'type', 'visitor_class']).doUpdateSet(({ ref, eb }) => ({
            count: eb('hits.count', '+', ref('excluded.count')),
          })),
        )
        .execute();
  });
}

function sumHits(records: readonly CountedRecord[]): CountedHits[] {
  const sums = new Map<string, CountedHits>();
  for (const record of records) {
    if (!('hit' in record)) continue;
    const key = `${record.hit.day} ${record.hit.type} ${record.hit.visitor_class}`;
    sums.set(key, { ...record.hit, count: (sums.get(key)?.count ?? 0) + 1 });
  }
  // Sorted so that two copies of the service lock the counters in the same order.
  return [...sums].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, sum]) => sum);
}

/** The methods that read what is counted of visits and quotes. */
export function statisticsIn(db: Kysely<Database>) {
  return {
    listHits: () => db.selectFrom('hits').selectAll().orderBy('day').execute(),
    /** The statistics of the newest `limit` quotes, of all by default, newest first. */
    listQuoteStatistics: (limit: number = Number.MAX_SAFE_INTEGER) =>
      db.selectFrom('quote_statistics').selectAll().orderBy('received_at', 'desc').limit(limit).execute(),
    /** Sums the quotes that arrived at `since` or later, but before `before` (milliseconds), by day and plan, test quotes apart. */
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
