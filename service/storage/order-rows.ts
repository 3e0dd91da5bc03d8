import type { Kysely, Selectable } from 'kysely';
import type { Database, OrdersTable } from './schema.ts';
import { type OrderRow, type OrderState, orderStates, type Storage } from './storage.ts';

type OrderMethods = Pick<
  Storage,
  | 'findOrderByToken'
  | 'mailOrderAddress'
  | 'replaceOrderAddresses'
  | 'findOrderByReference'
  | 'confirmOrder'
  | 'moveOrder'
  | 'listOrders'
  | 'countOrders'
>;

/** The methods for orders that are stored. Each write is a transaction of its own. */
export function ordersIn(db: Kysely<Database>): OrderMethods {
  return {
    findOrderByToken: async (token) => {
      const row = await db
        .selectFrom('orders')
        .innerJoin('order_addresses', 'order_addresses.order_reference', 'orders.reference')
        .selectAll('orders')
        .select('order_addresses.mailed_at')
        .where('order_addresses.token', '=', token)
        .executeTakeFirst();
      return row && { ...toOrderRow(row), mailed_at: row.mailed_at, token };
    },
    mailOrderAddress: (token, mail) =>
      db.transaction().execute(async (transaction) => {
        const written = await transaction
          .insertInto('outbox')
          .values(mail)
          .onConflict((conflict) => conflict.column('id').doNothing())
          .returning('id')
          .executeTakeFirst();
        if (written === undefined) return false;
        await transaction
          .insertInto('order_addresses')
          .values({ token, order_reference: mail.order_reference, mailed_at: mail.created_at })
          .execute();
        return true;
      }),
    replaceOrderAddresses: (reference, replacement) =>
      db.transaction().execute(async (transaction) => {
        const { numDeletedRows } = await transaction
          .deleteFrom('order_addresses')
          .where('order_reference', '=', reference)
          .executeTakeFirstOrThrow();
        if (replacement !== undefined) {
          const { token, mail } = replacement;
          await transaction.insertInto('outbox').values(mail).execute();
          await transaction
            .insertInto('order_addresses')
            .values({ token, order_reference: reference, mailed_at: mail.created_at })
            .execute();
        }
        return Number(numDeletedRows);
      }),
    findOrderByReference: async (reference) => {
      const row = await db.selectFrom('orders').selectAll().where('reference', '=', reference).executeTakeFirst();
      return row && toOrderRow(row);
    },
    confirmOrder: (reference, completion, mails, token) =>
      db.transaction().execute(async (transaction) => {
        const row = await transaction
          .updateTable('orders')
          .set({ ...completion, state: 'confirmed', open_content: null, completed_token: token ?? null })
          .where('reference', '=', reference)
          .where('state', '=', 'received')
          .returningAll()
          .executeTakeFirst();
        if (row === undefined) return undefined;
        if (mails.length > 0)
          await transaction
            .insertInto('outbox')
            .values([...mails])
            .execute();
        return toOrderRow(row);
      }),
    moveOrder: async (reference, from, to, at) => {
      const row = await db
        .updateTable('orders')
        .set({ state: to, open_content: null, ...(to === 'paid' ? { paid_at: at } : { cancelled_at: at }) })
        .where('reference', '=', reference)
        .where('state', 'in', [...from])
        .returningAll()
        .executeTakeFirst();
      return row && toOrderRow(row);
    },
    listOrders: async ({ state, limit }) => {
      const query = db
        .selectFrom('orders')
        .selectAll()
        .orderBy('received_at', 'desc')
        .orderBy('reference')
        .limit(limit);
      const rows = await (state === undefined ? query : query.where('state', '=', state)).execute();
      return rows.map(toOrderRow);
    },
    countOrders: async () => {
      const rows = await db
        .selectFrom('orders')
        .select(({ fn }) => ['state', fn.countAll<number>().as('count')])
        .groupBy('state')
        .execute();
      const count = (state: OrderState) => Number(rows.find((row) => row.state === state)?.count ?? 0);
      return {
        received: count('received'),
        confirmed: count('confirmed'),
        paid: count('paid'),
        cancelled: count('cancelled'),
      };
    },
  };
}

/**
 * Converts a row as stored. Throws for a state that this program doesn't know, since it must not touch such a database.
 */
export function toOrderRow({ open_content, ...row }: Selectable<OrdersTable>): OrderRow {
  const state = orderStates.find((known) => known === row.state);
  if (state === undefined) throw new RangeError(`Order ${row.reference} has the unknown state ${row.state}`);
  return { ...row, state };
}
