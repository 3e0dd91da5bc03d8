import { type Kysely, sql } from 'kysely';
import { followStates, requestKinds } from '#domain/requests/follow-up.ts';
import type { RequestsTable } from '#service/storage/desk-schema.ts';
import { writeMails } from '#service/storage/rows/orders/order-rows.ts';
import type { RequestRow } from '#service/storage/rows.ts';
import type { Database } from '#service/storage/schema.ts';
import type { Storage } from '#service/storage/storage.ts';

/** More than a provider follows at once. */
const maxRequests = 2000;

/** The methods for what people ask for besides orders. Each write is a transaction of its own. */
export function requestsIn(db: Kysely<Database>) {
  const insert = async (target: Kysely<Database>, row: RequestRow): Promise<boolean> => {
    const written = await target
      .insertInto('requests')
      .values(row)
      .onConflict((conflict) => conflict.column('reference').doNothing())
      .returning('reference')
      .executeTakeFirst();
    return written !== undefined;
  };
  return {
    addRequest: (row, mails) =>
      db.transaction().execute(async (transaction) => {
        const isNew = await insert(transaction, row);
        if (isNew) await writeMails(transaction, mails);
        return isNew;
      }),
    listRequests: async () =>
      (
        await db
          .selectFrom('requests')
          .selectAll()
          .orderBy(sql`case when state in ('new', 'call-back') then 0 else 1 end`)
          .orderBy('received_at', 'desc')
          .orderBy('reference')
          .limit(maxRequests)
          .execute()
      ).map(toRequestRow),
    findRequest: async (reference) => {
      const row = await db.selectFrom('requests').selectAll().where('reference', '=', reference).executeTakeFirst();
      return row && toRequestRow(row);
    },
    followRequest: async (row) => {
      const { reference, change_count } = row;
      if (row.kind === 'quote' && change_count === 1) return await insert(db, row);
      const { numUpdatedRows } = await db
        .updateTable('requests')
        .set(row)
        .where('reference', '=', reference)
        .where('change_count', '=', change_count - 1)
        .executeTakeFirst();
      return Number(numUpdatedRows) === 1;
    },
  } satisfies Partial<Storage>;
}

/** A stored request. Throws a RangeError for a kind or a state that this version doesn't know. */
export function toRequestRow(row: Readonly<RequestsTable>): RequestRow {
  const kind = requestKinds.find((known) => known === row.kind);
  const state = followStates.find((known) => known === row.state);
  if (kind === undefined || state === undefined)
    throw new RangeError(`Request ${row.reference} is an unknown ${row.kind}, ${row.state}`);
  return { ...row, kind, state };
}
