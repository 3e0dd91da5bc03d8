import { setImmediate } from 'node:timers/promises';
import { type Kysely, type SelectQueryBuilder, sql } from 'kysely';
import type { ParisDay } from '#domain/calendar.ts';
import { type OrderState, orderMoveKinds, orderStates, stateRules } from '#domain/order/life/order-life.ts';
import {
  type ListFilter,
  type MailboxOrder,
  mailboxColumns,
  type OrderOutline,
  type OrderSummary,
  outlineColumns,
  summaryColumns,
} from '#service/storage/rows.ts';
import type { Database } from '#service/storage/schema.ts';
import { isFoundBy } from './search-rows.ts';

/** Rows that one query returns: there may be thousands of orders, and SQLite blocks the thread that answers visitors. */
const rowsPerSlice = 250;

const waitingStates = orderStates.filter((state) => stateRules[state].task !== undefined);

/** What is due once, VAT included, in cents. */
const due = sql`(one_time_cents + one_time_vat_cents)`;

/** Whether a public body's invoice is to be deposited, as `isToInvoice` of its row says once it is in service. */
const isToInvoice = sql`(invoiced_on is null and ${due} > 0
  and coalesce(public_body, case when substr(siret, 1, 1) in ('1', '2') then 1 else 0 end) = 1)`;

/** Whether an order waits for the office: in its state, for its money, or for a day to come back to it. */
const waits = sql<boolean>`(state in (${sql.join(waitingStates)})
  or (state = 'in-service' and (received_cents <> ${due} or ${isToInvoice}))
  or (state = 'cancelled' and received_cents <> 0)
  or come_back_on is not null)`;

/** The day on which the receipts, taken by day, became all that is due; the last one if they fell below it since. */
const paidOn = sql<ParisDay | null>`(
  select max(day) from receipts as receipt
  where order_reference = orders.reference and (
    select sum(cents) from receipts as earlier
    where earlier.order_reference = orders.reference and (earlier.day, earlier.id) <= (receipt.day, receipt.id)
  ) between ${due} and ${due} + cents - 1)`;

/** What lists of orders show, and how many there are in each state. */
export function orderSummariesIn(db: Kysely<Database>) {
  const orders = db.selectFrom('orders');
  const outlines = orders.select(outlineColumns).select(paidOn.as('paid_on'));
  const summaries = orders
    .select(summaryColumns)
    .select(paidOn.as('paid_on'))
    .select(({ selectFrom }) =>
      selectFrom('order_events')
        .select(({ fn }) => fn.max('at').as('at'))
        .whereRef('order_events.order_reference', '=', 'orders.reference')
        .where('kind', 'in', orderMoveKinds)
        .as('moved_at'),
    );

  async function readInSlices<Row extends Pick<OrderOutline, 'reference' | 'received_at'>>(
    query: SelectQueryBuilder<Database, 'orders', Row>,
    { states, references, searched, currentSince }: ListFilter,
  ): Promise<Row[]> {
    if (references?.length === 0) return [];
    let asked = query;
    if (states !== undefined) asked = asked.where('state', 'in', states);
    if (references !== undefined) asked = asked.where('reference', 'in', references);
    if (searched !== undefined) asked = asked.where(isFoundBy(searched));
    if (currentSince !== undefined)
      asked = asked.where(({ eb, or }) =>
        or([
          waits,
          ...(['confirmed_at', 'paid_at', 'in_service_at', 'cancelled_at'] as const).map((instant) =>
            eb(instant, '>=', currentSince),
          ),
        ]),
      );
    const rows: Row[] = [];
    while (true) {
      const { received_at, reference } = rows.at(-1) ?? { received_at: Number.MAX_SAFE_INTEGER, reference: '' };
      const slice = await asked
        // Not only as the first part of `or`, with which the index wouldn't be used.
        .where('received_at', '<=', received_at)
        .where(({ eb, or }) => or([eb('received_at', '<', received_at), eb('reference', '>', reference)]))
        .orderBy('received_at', 'desc')
        .orderBy('reference')
        .limit(rowsPerSlice)
        .execute();
      rows.push(...slice);
      await setImmediate();
      if (slice.length < rowsPerSlice) return rows;
    }
  }

  return {
    /** Summaries of the orders that the filter finds, newest first. */
    listOrderSummaries: async (filter: ListFilter): Promise<OrderSummary[]> => await readInSlices(summaries, filter),
    /** Outlines of the orders that the filter finds, newest first. */
    listOrderOutlines: async (filter: ListFilter): Promise<OrderOutline[]> => await readInSlices(outlines, filter),
    /** The mailboxes of all orders, newest first. */
    listMailboxes: async (): Promise<MailboxOrder[]> => await readInSlices(orders.select(mailboxColumns), {}),
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
