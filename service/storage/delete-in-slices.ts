import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { DialectRules, Retry } from '#service/storage/dialect.ts';
import type { Database } from '#service/storage/schema.ts';

/** Rows of a transaction, during which SQLite blocks all requests. */
const rowsPerSlice = 100;
/** Milliseconds between two slices. */
const pauseTime = 20;

interface ExpiredRows {
  readonly table: keyof Database;
  /** The table's primary key, a text column. */
  readonly key: string;
  readonly condition: RawBuilder<boolean>;
}

/**
 * Deletes all rows that match a condition without blocking the database or the event loop for long; stops early if the
 * program is stopping. Walks along the primary key, so that no slice reads rows that an earlier one kept or removed.
 * Returns the number of deleted rows.
 */
export async function deleteInSlices(
  db: Kysely<Database>,
  { limitDeletedData }: Pick<DialectRules, 'limitDeletedData'>,
  retry: Retry,
  { table, key, condition }: ExpiredRows,
  stopping?: AbortSignal,
): Promise<number> {
  const [rows, name] = [sql.table(table), sql.ref(key)];
  let removed = 0;
  let last = '';
  for (;;) {
    await limitDeletedData(stopping);
    if (stopping?.aborted === true) return removed;
    const slice = sql`from (select ${name} as name from ${rows} where ${name} > ${last} order by ${name} limit ${rowsPerSlice}) as slice`;
    const found = await retry(() =>
      sql<{
        end: string | null;
        scanned: number | string;
      }>`select max(name) as "end", count(*) as scanned ${slice}`.execute(db),
    );
    const { end = null, scanned = 0 } = found.rows[0] ?? {};
    if (end === null) return removed;
    const { numAffectedRows } = await retry(() =>
      sql`delete from ${rows} where ${name} > ${last} and ${name} <= ${end} and (${condition})`.execute(db),
    );
    removed += Number(numAffectedRows ?? 0);
    if (Number(scanned) < rowsPerSlice) return removed;
    last = end;
    await new Promise((resolve) => setTimeout(resolve, pauseTime));
  }
}
