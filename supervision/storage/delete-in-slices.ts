import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { DialectRules } from './dialect.ts';
import { retryWhile } from './retry-while.ts';
import type { Database } from './schema.ts';

/** Rows per transaction: few enough that visitors' requests get in between. */
const sliceSize = 100;
/** Milliseconds between two slices. */
const pauseTime = 20;

interface Doomed {
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
  isPassing: DialectRules['isPassing'],
  { table, key, condition }: Doomed,
  stopping?: AbortSignal,
): Promise<number> {
  const [rows, name] = [sql.table(table), sql.ref(key)];
  let removed = 0;
  let last = '';
  while (stopping?.aborted !== true) {
    const slice = sql`from (select ${name} as name from ${rows} where ${name} > ${last} order by ${name} limit ${sliceSize}) as slice`;
    const found = await retryWhile(isPassing, () =>
      sql<{
        end: string | null;
        looked: number | string;
      }>`select max(name) as "end", count(*) as looked ${slice}`.execute(db),
    );
    const { end = null, looked = 0 } = found.rows[0] ?? {};
    if (end === null) return removed;
    const { numAffectedRows } = await retryWhile(isPassing, () =>
      sql`delete from ${rows} where ${name} > ${last} and ${name} <= ${end} and (${condition})`.execute(db),
    );
    removed += Number(numAffectedRows ?? 0);
    if (Number(looked) < sliceSize) return removed;
    last = end;
    await new Promise((resolve) => setTimeout(resolve, pauseTime));
  }
  return removed;
}
