import { setImmediate } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import { type OrderState, orderMoveKinds, orderStates } from '#domain/order/life/order-life.ts';
import { knownName } from '#service/storage/rows/one-row.ts';
import { type OrderRow, type OrderSummary, type SummaryFilter, summaryColumns } from '#service/storage/rows.ts';
import type { Database } from '#service/storage/schema.ts';
import { isFoundBy } from './search-rows.ts';

/** Rows of one query: there may be thousands of orders, and SQLite blocks the thread that answers visitors. */
const rowsPerSlice = 250;

/** What lists of orders show, and how many there are in each state. */
export function orderSummariesIn(db: Kysely<Database>) {
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
    .orderBy('received_at', 'desc')
    .orderBy('reference');

  async function readInSlices(
    states: readonly OrderState[],
    { limit, searched, until = Number.MAX_SAFE_INTEGER }: Omit<SummaryFilter, 'states'>,
  ): Promise<OrderSummary[]> {
    const asked = searched === undefined ? query : query.where(isFoundBy(searched));
    const rows: OrderSummary[] = [];
    for (;;) {
      const { received_at, reference } = rows.at(-1) ?? { received_at: until, reference: '' };
      const slice = await asked
        .where('state', 'in', states)
        // Not only as the first part of `or`, with which the index wouldn't be used.
        .where('received_at', '<=', received_at)
        .where(({ eb, or }) => or([eb('received_at', '<', received_at), eb('reference', '>', reference)]))
        .limit(Math.min(limit - rows.length, rowsPerSlice))
        .execute();
      rows.push(...slice.map((row) => ({ ...row, state: toState(row) })));
      if (slice.length < rowsPerSlice) return rows;
      await setImmediate();
    }
  }

  return {
    /**
     * What a list shows of orders, in these states or in any, all or those that a search finds, newest first: at most `limit`
     * of those that nobody confirmed, and as many others.
     */
    listOrderSummaries: async ({ states = orderStates, ...filter }: SummaryFilter) => {
      // Anybody may post thousands of orders: those that nobody confirms must not push the others out of the list.
      const apart = [states.filter((state) => state === 'received'), states.filter((state) => state !== 'received')];
      const rows = new Map<string, OrderSummary>();
      for (const wanted of apart.filter(({ length }) => length > 0)) {
        // One that is confirmed between two slices is found again, as it is then.
        for (const row of await readInSlices(wanted, filter)) rows.set(row.reference, row);
      }
      return [...rows.values()].sort(
        (one, other) => other.received_at - one.received_at || (one.reference < other.reference ? -1 : 1),
      );
    },
    /** The number of orders in each state. */
    countOrders: async () => {
      const rows = await db
        .selectFrom('orders')
        .select(({ fn }) => ['state', fn.countAll<number>().as('count')])
        .groupBy('state')
        .execute();
      const count = (state: OrderState) => rows.find((row) => row.state === state)?.count ?? 0;
      return Object.fromEntries(orderStates.map((state) => [state, count(state)])) as Record<OrderState, number>;
    },
  };
}

/** The state of a stored order. Throws a RangeError for one that this version doesn't know. */
export function toState(row: Pick<OrderRow, 'reference' | 'state'>): OrderState {
  return knownName(orderStates, row.state, row.reference);
}
