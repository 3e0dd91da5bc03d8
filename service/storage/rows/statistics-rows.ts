import { type Kysely, sql } from 'kysely';
import type { Database } from '#service/storage/schema.ts';
import type { Storage } from '#service/storage/storage.ts';

/** The methods that read the statistics of quotes. */
export function statisticsIn(db: Kysely<Database>) {
  return {
    listQuoteStatistics: (limit = Number.MAX_SAFE_INTEGER) =>
      db.selectFrom('quote_statistics').selectAll().orderBy('received_at', 'desc').limit(limit).execute(),
    sumQuoteStatistics: async (since, before) => {
      const groupColumns = ['day', 'is_test', 'call_plan_type'] as const;
      const rows = await db
        .selectFrom('quote_statistics')
        .select(({ fn }) => [
          ...groupColumns,
          fn.countAll().as('count'),
          fn.sum(sql<number>`main_phones + secondary_phones + wireless_phones`).as('phones'),
          fn.sum('user_count').as('users'),
          fn.sum('site_count').as('sites'),
          fn.sum('geographic_numbers').as('numbers'),
          fn.sum('one_time_cents').as('one_time_cents'),
          fn.sum('monthly_cents').as('monthly_cents'),
        ])
        .where('received_at', '>=', since)
        .where('received_at', '<', before)
        .groupBy(groupColumns)
        .execute();
      // PostgreSQL's `sum(bigint)` is `numeric`, which pg returns as text.
      return rows.map(({ day, is_test, call_plan_type, ...sums }) => ({
        day,
        is_test,
        call_plan_type,
        count: Number(sums.count),
        phones: Number(sums.phones),
        users: Number(sums.users),
        sites: Number(sums.sites),
        numbers: Number(sums.numbers),
        one_time_cents: Number(sums.one_time_cents),
        monthly_cents: Number(sums.monthly_cents),
      }));
    },
  } satisfies Partial<Storage>;
}
