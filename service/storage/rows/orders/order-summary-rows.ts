import { setImmediate } from 'node:timers/promises';
import { type ExpressionBuilder, type Kysely, sql } from 'kysely';
import type { ParisDay } from '#domain/calendar.ts';
import { type OrderState, orderMoveKinds, orderStates, stateRules } from '#domain/order/life/order-life.ts';
import { type OrderSummary, type SummaryFilter, summaryColumns } from '#service/storage/rows.ts';
import type { Database } from '#service/storage/schema.ts';
import { isFoundBy } from './search-rows.ts';

/** Rows that one query returns: there may be thousands of orders, and SQLite blocks the thread that answers visitors. */
const rowsPerSlice = 250;

const waitingStates = orderStates.filter((state) => stateRules[state].task !== undefined);

/** Groups with a limit each: neither what nobody confirmed nor what is in service may push out what is waiting. */
const drafts = ({ eb }: Orders) => eb('state', '=', 'received');
const waiting = ({ eb, and }: Orders) => and([eb('state', '<>', 'received'), waits()]);
const others = ({ eb, and, not }: Orders) => and([eb('state', '<>', 'received'), not(waits())]);
type Orders = ExpressionBuilder<Database, 'orders'>;

/** Whether a public body's invoice is to be deposited, as `isToInvoice` of its row says once it is in service. */
const isToInvoice = sql`(invoiced_on is null and received_cents > 0
  and coalesce(public_body, case when substr(siret, 1, 1) in ('1', '2') then 1 else 0 end) = 1)`;

/** Whether an order waits for the office: in its state, for its money, or for a day to come back to it. */
const waits = () => sql<boolean>`(state in (${sql.join(waitingStates)})
  or (state = 'in-service' and (received_cents <> one_time_cents + one_time_vat_cents or ${isToInvoice}))
  or (state = 'cancelled' and received_cents <> 0)
  or come_back_on is not null)`;

/** The day on which the receipts, taken by day, became all that is due; the last one if they fell below it since. */
const paidOn = sql<ParisDay | null>`(
  select max(day) from receipts as receipt
  where order_reference = orders.reference and (
    select sum(cents) from receipts as earlier
    where earlier.order_reference = orders.reference and (earlier.day, earlier.id) <= (receipt.day, receipt.id)
  ) between one_time_cents + one_time_vat_cents and one_time_cents + one_time_vat_cents + cents - 1)`;

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
    .select(paidOn.as('paid_on'))
    .orderBy('received_at', 'desc')
    .orderBy('reference');

  async function readInSlices(
    group: typeof drafts | typeof waiting,
    { states = orderStates, references, limit, searched }: SummaryFilter,
  ): Promise<OrderSummary[]> {
    let asked = query.where('state', 'in', states).where(group);
    if (references !== undefined) asked = asked.where('reference', 'in', references);
    if (searched !== undefined) asked = asked.where(isFoundBy(searched));
    const rows: OrderSummary[] = [];
    for (;;) {
      const { received_at, reference } = rows.at(-1) ?? { received_at: Number.MAX_SAFE_INTEGER, reference: '' };
      const slice = await asked
        // Not only as the first part of `or`, with which the index wouldn't be used.
        .where('received_at', '<=', received_at)
        .where(({ eb, or }) => or([eb('received_at', '<', received_at), eb('reference', '>', reference)]))
        .limit(Math.min(limit - rows.length, rowsPerSlice))
        .execute();
      rows.push(...slice);
      await setImmediate();
      if (slice.length < rowsPerSlice) return rows;
    }
  }

  return {
    /** Summaries of the orders that the filter finds, newest first, each of the three groups up to its limit. */
    listOrderSummaries: async (filter: SummaryFilter) => {
      const rows = new Map<string, OrderSummary>();
      if (filter.references?.length === 0) return [];
      const { states = orderStates } = filter;
      const groups = [
        ...(states.includes('received') ? [drafts] : []),
        ...(states.some((state) => state !== 'received') ? [waiting, others] : []),
      ];
      for (const group of groups) {
        // One that moves on between two slices is found again; one that goes back, rarely, may be missing.
        for (const row of await readInSlices(group, filter)) rows.set(row.reference, row);
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
