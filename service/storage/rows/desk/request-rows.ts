import { type Kysely, sql } from 'kysely';
import { type RequestKind, requestKinds } from '#domain/requests/follow-up.ts';
import { insertOnce, isChanged } from '#service/storage/rows/one-row.ts';
import { writeMails } from '#service/storage/rows/outbox-rows.ts';
import type { Mail, RequestRow } from '#service/storage/rows.ts';
import type { Database } from '#service/storage/schema.ts';

/** More than a provider follows at once. */
const maxRequests = 2000;

/** The methods for what people ask for besides orders. Each write is a transaction of its own. */
export function requestsIn(db: Kysely<Database>) {
  return {
    /** Stores a request with its mails, in one transaction; false, and nothing done, if one with its reference exists. */
    addRequest: (row: RequestRow, mails: readonly Mail[]) =>
      db.transaction().execute(async (transaction) => {
        const isNew = await insertOnce(transaction, 'requests', 'reference', row);
        if (isNew) await writeMails(transaction, mails);
        return isNew;
      }),
    /** Requests of these kinds, those that wait first, those that ended last, newest first; 2000 at most. */
    listRequests: (kinds: readonly RequestKind[] = requestKinds) =>
      db
        .selectFrom('requests')
        .selectAll()
        .where('kind', 'in', kinds)
        .orderBy(sql`case when state in ('new', 'call-back') then 0 when state = 'called' then 1 else 2 end`)
        .orderBy('received_at', 'desc')
        .orderBy('reference')
        .limit(maxRequests)
        .execute(),
    findRequest: (reference: string) =>
      db.selectFrom('requests').selectAll().where('reference', '=', reference).executeTakeFirst(),
    /** Stores a request with its `change_count` one higher; false if changed since. A quote's first change adds it. */
    followRequest: async (row: RequestRow) => {
      const { reference, change_count } = row;
      if (row.kind === 'quote' && change_count === 1) return await insertOnce(db, 'requests', 'reference', row);
      return await isChanged(
        db
          .updateTable('requests')
          .set(row)
          .where('reference', '=', reference)
          .where('change_count', '=', change_count - 1),
      );
    },
  };
}
