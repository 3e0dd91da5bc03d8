import type { Kysely, UpdateResult } from 'kysely';
import type { Database } from '#service/storage/schema.ts';

/** Inserts a row; false, and nothing done, if one with this key exists already. */
export async function insertOnce<Table extends keyof Database>(
  db: Kysely<Database>,
  table: Table,
  key: string & keyof Database[Table],
  row: Readonly<Database[Table]>,
): Promise<boolean> {
  // Kysely types no query of a table that is one of several.
  const anyTable = db as unknown as Kysely<Record<string, Record<string, unknown>>>;
  const { numInsertedOrUpdatedRows } = await anyTable
    .insertInto(table)
    .values({ ...row })
    .onConflict((conflict) => conflict.column(key).doNothing())
    .executeTakeFirstOrThrow();
  return Number(numInsertedOrUpdatedRows) === 1;
}

/** Whether an update finds the row that it changes. */
export async function isChanged(update: { executeTakeFirstOrThrow(): Promise<UpdateResult> }): Promise<boolean> {
  return Number((await update.executeTakeFirstOrThrow()).numUpdatedRows) > 0;
}
