import type { Kysely } from 'kysely';
import { type OrderState, orderMoveKinds, orderStates } from '#domain/order/order-life.ts';
import type { OrderSummary } from './rows.ts';
import type { Database, OrdersTable } from './schema.ts';
import type { Storage } from './storage.ts';

const summaryColumns = [
  'reference',
  'state',
  'received_at',
  'confirmed_at',
  'paid_at',
  'cancelled_at',
  'in_service_at',
  'email',
  'company',
  'siret',
  'public_body',
  'name',
  'phone',
  'sites_json',
  'one_time_cents',
  'one_time_vat_cents',
  'monthly_cents',
  'monthly_vat_cents',
  'received_cents',
  'is_test',
] as const satisfies readonly (keyof OrderSummary)[];

/** What lists of orders show, and how many there are in each state. */
export function orderSummariesIn(db: Kysely<Database>): Pick<Storage, 'listOrderSummaries' | 'countOrders'> {
  return {
    listOrderSummaries: async ({ states = orderStates, limit }) => {
      const query = db
        .selectFrom('orders')
        .select(summaryColumns)
        .select(({ selectFrom }) =>
          selectFrom('order_events')
            .select(({ fn }) => fn.max('at').as('at'))
            .whereRef('order_events.order_reference', '=', 'orders.reference')
            .where('kind', 'in', orderMoveKinds)
            .as('moved_at'),
        )
        .select(({ selectFrom }) =>
          selectFrom('order_events')
            .select(({ eb, ref }) =>
              eb.case().when('kind', '=', 'purchase-order').then(ref('note')).else(null).end().as('note'),
            )
            .whereRef('order_events.order_reference', '=', 'orders.reference')
            .where('kind', 'in', ['purchase-order', 'undo-purchase-order'])
            .orderBy('id', 'desc')
            .limit(1)
            .as('purchase_order'),
        )
        .orderBy('received_at', 'desc')
        .orderBy('reference')
        .limit(limit);
      // Anybody may post thousands of orders: those that nobody confirms must not push the others out of the list.
      const apart = [states.filter((state) => state === 'received'), states.filter((state) => state !== 'received')];
      const lists = await Promise.all(
        apart.filter(({ length }) => length > 0).map((wanted) => query.where('state', 'in', wanted).execute()),
      );
      const rows = lists
        .flat()
        .sort((one, other) => other.received_at - one.received_at || (one.reference < other.reference ? -1 : 1));
      return rows.map((row) => ({ ...row, state: toState(row) }));
    },
    countOrders: async () => {
      const rows = await db
        .selectFrom('orders')
        .select(({ fn }) => ['state', fn.countAll<number>().as('count')])
        .groupBy('state')
        .execute();
      const count = (state: OrderState) => Number(rows.find((row) => row.state === state)?.count ?? 0);
      return Object.fromEntries(orderStates.map((state) => [state, count(state)])) as Record<OrderState, number>;
    },
  };
}

/** The state of a stored order. Throws a RangeError for one that this version doesn't know. */
export function toState(row: Pick<OrdersTable, 'reference' | 'state'>): OrderState {
  const state = orderStates.find((known) => known === row.state);
  if (state === undefined) throw new RangeError(`Order ${row.reference} has the unknown state ${row.state}`);
  return state;
}
