import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { DialectRules } from './dialect.ts';
import { retryWhile } from './retry-while.ts';
import type { Database } from './schema.ts';

/** Rows removed by one transaction: few enough that visitors' requests come in between. */
const sliceSize = 500;
/** Milliseconds between two slices. */
const pauseTime = 20;

interface Doomed {
  readonly table: keyof Database;
  /** Column that names a row. */
  readonly key: string;
  readonly condition: RawBuilder<boolean>;
}

/** Deletes every row of a condition, however many, without holding the database or this program for long. Returns their number. */
export async function deleteInSlices(
  db: Kysely<Database>,
  isPassing: DialectRules['isPassing'],
  { table, key, condition }: Doomed,
): Promise<number> {
  const [rows, name] = [sql.table(table), sql.ref(key)];
  let removed = 0;
  while (true) {
    const { numAffectedRows } = await retryWhile(isPassing, () =>
      sql`delete from ${rows} where ${name} in (select ${name} from ${rows} where ${condition} limit ${sliceSize})`.execute(
        db,
      ),
    );
    const count = Number(numAffectedRows ?? 0);
    removed += count;
    if (count < sliceSize) return removed;
    await new Promise((resolve) => setTimeout(resolve, pauseTime));
  }
}
