import { type Kysely, sql } from 'kysely';
import { toOrderRow } from './order-rows.ts';
import type { Database } from './schema.ts';
import type { Storage } from './storage.ts';

type PersonalDataMethods = Pick<Storage, 'applyRetention' | 'findPersonalData' | 'listEmails' | 'erasePersonalData'>;

/** What is known about a person, by e-mail address, and how it goes away. Addresses compare without case. */
export function personalDataIn(db: Kysely<Database>): PersonalDataMethods {
  // Both sides by the database: its idea of a capital letter need not be ours, and « É » must at least be found by « É ».
  const isOf = (column: 'email' | 'recipient', email: string) =>
    sql<boolean>`lower(${sql.ref(column)}) = lower(${email.trim()})`;
  return {
    applyRetention: ({ statisticsBefore, unconfirmedOrdersBefore }) =>
      db.transaction().execute(async (transaction) => {
        const statistics = await transaction
          .deleteFrom('quote_statistics')
          .where('received_at', '<', statisticsBefore)
          .executeTakeFirst();
        const orders = await transaction
          .deleteFrom('orders')
          .where('state', 'in', ['received', 'cancelled'])
          .where('confirmed_at', 'is', null)
          .where('received_at', '<', unconfirmedOrdersBefore)
          .executeTakeFirst();
        return { statistics: Number(statistics.numDeletedRows), orders: Number(orders.numDeletedRows) };
      }),
    findPersonalData: async (email) => ({
      statistics: await db.selectFrom('quote_statistics').selectAll().where(isOf('email', email)).execute(),
      orders: (await db.selectFrom('orders').selectAll().where(isOf('email', email)).execute()).map(toOrderRow),
      mails: await db.selectFrom('outbox').selectAll().where(isOf('recipient', email)).execute(),
    }),
    listEmails: async () => {
      const rows = await db
        .selectFrom('quote_statistics')
        .select('email')
        .union(db.selectFrom('orders').select('email'))
        .union(db.selectFrom('outbox').select('recipient as email'))
        .execute();
      return rows.map(({ email }) => email);
    },
    erasePersonalData: (email, until = Number.MAX_SAFE_INTEGER) =>
      db.transaction().execute(async (transaction) => {
        const statistics = await transaction
          .deleteFrom('quote_statistics')
          .where(isOf('email', email))
          .where('received_at', '<=', until)
          .executeTakeFirst();
        const orders = await transaction
          .deleteFrom('orders')
          .where(isOf('email', email))
          .where('confirmed_at', 'is', null)
          .where('received_at', '<=', until)
          .executeTakeFirst();
        const mails = await transaction
          .deleteFrom('outbox')
          .where(isOf('recipient', email))
          .where('sent_at', 'is', null)
          .where('created_at', '<=', until)
          .executeTakeFirst();
        const kept = await transaction
          .selectFrom('orders')
          .select(({ fn }) => fn.countAll<number>().as('count'))
          .where(isOf('email', email))
          .executeTakeFirstOrThrow();
        return {
          statistics: Number(statistics.numDeletedRows),
          orders: Number(orders.numDeletedRows),
          mails: Number(mails.numDeletedRows),
          keptOrders: Number(kept.count),
        };
      }),
  };
}
