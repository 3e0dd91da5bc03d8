import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Retry } from './dialect.ts';
import { type Database, keysOf } from './schema.ts';

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
  while (stopping?.aborted !== true) {
    const start = sql`${name} > ${last}`;
    const query = sql<{ name: string }>`
      select ${name} as name from ${rows} where ${start} order by ${name} limit 1 offset ${rowsPerSlice - 1}`;
    const [end] = (await retry(() => query.execute(db))).rows;
    const slice = end === undefined ? start : sql`${start} and ${name} <= ${end.name}`;
    removed += await retry(() => remove(sql<boolean>`${slice} and (${condition})`));
    if (end === undefined) break;
    last = end.name;
    await new Promise((resolve) => setTimeout(resolve, pauseTime));
  }
  return removed;
}

async function deleteRows(db: Kysely<Database>, table: keyof Database, expired: RawBuilder<boolean>): Promise<number> {
  const { numAffectedRows } = await sql`delete from ${sql.table(table)} where ${expired}`.execute(db);
  return Number(numAffectedRows ?? 0);
}
