import { type ExpressionBuilder, type Kysely, sql } from 'kysely';
import { type readSearched, searchColumns, searchedEntries, searchTexts } from '#domain/order/search-order.ts';
import { readDeviceNumber } from '#domain/setup/device-number.ts';
import type { OrderEventRow, OrderRow } from '#service/storage/rows.ts';
import type { Database } from '#service/storage/schema.ts';

const ordersPerPage = 100;

/** Writes what these orders are found by, as they are stored in this transaction. */
export async function writeSearches(db: Kysely<Database>, references: readonly string[]): Promise<void> {
  const orders = await db.selectFrom('orders').selectAll().where('reference', 'in', references).execute();
  const entries = await db
    .selectFrom('order_events')
    .select(['order_reference', 'note', 'cents'])
    .where('order_reference', 'in', references)
    .where('kind', 'in', searchedEntries)
    .execute();
  await db.deleteFrom('order_searches').where('order_reference', 'in', references).execute();
  await storeSearches(db, orders, entries);
}

/** Stores what these orders are found by, with those entries of their journals that are searched, of which a new one has none. */
export async function storeSearches(
  db: Kysely<Database>,
  orders: readonly OrderRow[],
  entries: readonly Pick<OrderEventRow, 'order_reference' | 'note' | 'cents'>[] = [],
): Promise<void> {
  const rows = orders.map((order) => ({
    order_reference: order.reference,
    ...searchTexts(
      order,
      entries.filter(({ order_reference }) => order_reference === order.reference),
    ),
  }));
  await db.insertInto('order_searches').values(rows).execute();
}

/** Writes what each order is found by, for orders that were stored without it; `db` is a transaction. */
export async function writeEverySearch(db: Kysely<Database>): Promise<void> {
  let last = '';
  while (true) {
    const orders = await db
      .selectFrom('orders')
      .select('reference')
      .where('reference', '>', last)
      .orderBy('reference')
      .limit(ordersPerPage)
      .execute();
    const references = orders.map(({ reference }) => reference);
    if (references.length === 0) return;
    await writeSearches(db, references);
    last = references.at(-1) ?? last;
  }
}

/** The condition that an order has what was typed, ports the number that was, or got it as a new number or a device. */
export function isFoundBy(searched: ReturnType<typeof readSearched>) {
  const [number] = searched.numbers;
  // New numbers are kept beside the devices, in national form.
  const devices = [readDeviceNumber(searched.together[0] ?? ''), number].filter((device) => device !== undefined);
  return ({ eb, exists, or, selectFrom }: ExpressionBuilder<Database, 'orders'>) => {
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
    const assigned =
      devices.length === 0
        ? []
        : [eb('reference', 'in', selectFrom('phone_devices').select('order_reference').where('device', 'in', devices))];
    if (number === undefined) return or([exists(found), ...assigned]);
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
    return or([exists(found), exists(ported), ...assigned]);
  };
}

function has(column: string, text: string) {
  return sql<boolean>`${sql.ref(column)} like ${`%${text.replaceAll(/[\\%_]/g, '\\$&')}%`} escape '\\'`;
}
