import { type Kysely, sql } from 'kysely';
import type { CountedHits, Hit, QuoteStatisticsRow } from '#service/storage/rows.ts';
import type { Database } from '#service/storage/schema.ts';
import type { Storage } from '#service/storage/storage.ts';

/** A record that shares a transaction: a hit, or the statistics of a quote. */
export type CountedRecord = { readonly hit: Hit } | { readonly statistics: QuoteStatisticsRow };

/** Rows per INSERT, below every database's limit of parameters. */
const rowsPerStatement = 200;

/** Writes hits and statistics in one transaction. */
export async function writeCounted(db: Kysely<Database>, records: readonly CountedRecord[]): Promise<void> {
  const hits = sumHits(records);
  const statistics = records.flatMap((record) => ('statistics' in record ? [record.statistics] : []));
  const write = async (target: Kysely<Database>): Promise<void> => {
    for (const rows of chunks(statistics)) {
      await target
        .insertInto('quote_statistics')
        .values(rows)
        .onConflict((conflict) => conflict.column('id').doNothing())
        .execute();
    }
    if (hits.length > 0) {
      await target
        .insertInto('hits')
        .values(hits)
        .onConflict((conflict) =>
          conflict.columns(['day', 'type', 'visitor_class']).doUpdateSet(({ ref, eb }) => ({
            count: eb('hits.count', '+', ref('excluded.count')),
          })),
        )
        .execute();
    }
  };
  await db.transaction().execute(write);
}

/** Sums the hits of a batch into increments. */
function sumHits(records: readonly CountedRecord[]): CountedHits[] {
  const sums = new Map<string, { day: string; type: string; visitor_class: string; count: number }>();
  for (const record of records) {
    if (!('hit' in record)) continue;
    const { day, type, visitorClass } = record.hit;
    const key = `${day} ${type} ${visitorClass}`;
    const sum = sums.get(key);
    if (sum === undefined) sums.set(key, { day, type, visitor_class: visitorClass, count: 1 });
    else sum.count += 1;
  }
  return [...sums.entries()].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, sum]) => sum);
}

function* chunks<Row>(rows: readonly Row[]): Generator<Row[]> {
  for (let start = 0; start < rows.length; start += rowsPerStatement) yield rows.slice(start, start + rowsPerStatement);
}

/** The methods that read what is counted of visits and quotes. */
export function statisticsIn(db: Kysely<Database>) {
  return {
    listHits: () => db.selectFrom('hits').selectAll().orderBy('day').execute(),
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
