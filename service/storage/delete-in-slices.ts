import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Retry } from '#service/storage/dialect.ts';
import { type Database, keysOf } from '#service/storage/schema.ts';

/** Milliseconds between two slices. */
const pauseTime = 20;

interface ExpiredRows extends SliceOptions {
  readonly table: keyof Database;
  readonly condition: RawBuilder<boolean>;
}

export interface SliceOptions {
  /** Rows of a transaction, during which SQLite blocks all requests; 100 by default. */
  readonly rowsPerSlice?: number;
  /** Deletes the rows of a slice that match, by default nothing else with them; returns their number. */
  readonly remove?: (expired: RawBuilder<boolean>) => Promise<number>;
}

/** Deletes rows in short slices along the primary key, a text, until all are read or `stopping`; returns their number. */
export async function deleteInSlices(
  db: Kysely<Database>,
  retry: Retry,
  { table, condition, rowsPerSlice = 100, remove = (expired) => deleteRows(db, table, expired) }: ExpiredRows,
  stopping?: AbortSignal,
): Promise<number> {
  const [key] = keysOf(table);
  const [rows, name] = [sql.table(table), sql.ref(key)];
  let removed = 0;
  let last = '';
  while (true) {
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
    removed += await retry(() => remove(sql<boolean>`${name} > ${last} and ${name} <= ${end} and (${condition})`));
    if (Number(scanned) < rowsPerSlice) return removed;
    last = end;
    await new Promise((resolve) => setTimeout(resolve, pauseTime));
  }
}

async function deleteRows(db: Kysely<Database>, table: keyof Database, expired: RawBuilder<boolean>): Promise<number> {
  const { numAffectedRows } = await sql`delete from ${sql.table(table)} where ${expired}`.execute(db);
  return Number(numAffectedRows ?? 0);
}
