import { type ExpressionBuilder, type Kysely, sql } from 'kysely';
import { type readSearched, searchColumns, searchedEntries, searchTexts } from '#domain/order/search-order.ts';
import type { Retry } from '#service/storage/dialect.ts';
import type { Database } from '#service/storage/schema.ts';

/** Orders of one transaction. */
const perSlice = 100;
/** Milliseconds between two slices, each of which blocks all requests on SQLite. */
const pauseTime = 20;

/** Writes what these orders are found by, as they are in this transaction. */
export async function writeSearches(db: Kysely<Database>, references: readonly string[]): Promise<void> {
  if (references.length === 0) return;
  const orders = await db.selectFrom('orders').selectAll().where('reference', 'in', references).execute();
  const entries = await db
    .selectFrom('order_events')
    .select(['order_reference', 'note', 'cents'])
    .where('order_reference', 'in', references)
    .where('kind', 'in', searchedEntries)
    .execute();
  if (orders.length === 0) return;
  const rows = orders.map((order) => ({
    order_reference: order.reference,
    event_count: order.event_count,
    ...searchTexts(
      order,
      entries.filter(({ order_reference }) => order_reference === order.reference),
    ),
  }));
  await db
    .insertInto('order_searches')
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .column('order_reference')
        .doUpdateSet(({ ref }) => ({
          event_count: ref('excluded.event_count'),
          words: ref('excluded.words'),
          together: ref('excluded.together'),
          numbers: ref('excluded.numbers'),
          amounts: ref('excluded.amounts'),
        }))
        // A start may have read an order just before it changed.
        .whereRef('excluded.event_count', '>=', 'order_searches.event_count'),
    )
    .execute();
}

/**
 * Writes what orders are found by that earlier versions, or another copy that still runs one, stored or changed. Stops
 * between two slices if the program is stopping.
 */
export async function fillSearches(db: Kysely<Database>, retry: Retry, stopping?: AbortSignal): Promise<void> {
  const stale = await retry(() =>
    db
      .selectFrom('orders')
      .leftJoin('order_searches', 'order_searches.order_reference', 'orders.reference')
      .select('orders.reference')
      .where('order_searches.event_count', 'is distinct from', ({ ref }) => ref('orders.event_count'))
      .execute(),
  );
  for (let start = 0; start < stale.length && stopping?.aborted !== true; start += perSlice) {
    const references = stale.slice(start, start + perSlice).map(({ reference }) => reference);
    await retry(() =>
      db.transaction().execute(async (transaction) => {
        // Locks the orders on PostgreSQL: another copy that is erasing one would leave what is written here.
        await transaction
          .updateTable('orders')
          .set(({ ref }) => ({ event_count: ref('event_count') }))
          .where('reference', 'in', references)
          .execute();
        await writeSearches(transaction, references);
      }),
    );
    await new Promise((resolve) => setTimeout(resolve, pauseTime));
  }
}

/** The condition that an order has what was typed, or ports the number that was. */
export function isFoundBy(searched: ReturnType<typeof readSearched>) {
  const [number] = searched.numbers;
  return ({ exists, or, selectFrom }: ExpressionBuilder<Database, 'orders'>) => {
    const found = selectFrom('order_searches')
      .select('order_reference')
      .whereRef('order_reference', '=', 'orders.reference')
      .where((row) =>
        row.or(
          searchColumns
            .filter((column) => searched[column].length > 0)
            .map((column) => row.and(searched[column].map((text) => has(column, text)))),
        ),
      );
    if (number === undefined) return exists(found);
    const ported = selectFrom('ported_numbers')
      .select('id')
      .whereRef('order_reference', '=', 'orders.reference')
      .where((row) =>
        row.or([
          has('number', number),
          has('last_number', number),
          // Within a range.
          row.and([
            sql<boolean>`length(number) = ${number.length}`,
            row('number', '<=', number),
            row('last_number', '>=', number),
          ]),
        ]),
      );
    return or([exists(found), exists(ported)]);
  };
}

function has(column: string, text: string) {
  return sql<boolean>`${sql.ref(column)} like ${`%${text.replaceAll(/[\\%_]/g, '\\$&')}%`} escape '\\'`;
}
