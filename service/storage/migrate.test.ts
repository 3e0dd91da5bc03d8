import { createHash } from 'node:crypto';
import SqliteDatabase from 'better-sqlite3';
import { type Dialect, Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { describe, expect, onTestFinished, test } from 'vitest';
import { catalogues } from '#content/catalogues.ts';
import { anOrder } from '#domain/order/example-order.fixture.ts';
import { priceStoredOrder } from '#domain/order/parse-order.ts';
import { readSearched } from '#domain/order/search-order.ts';
import type { Catalogue } from '#domain/quote/catalogue/catalogue.ts';
import { specifiedCatalogue } from '#domain/quote/catalogue/specified-catalogue.fixture.ts';
import { exampleOrder } from './contract/example-rows.fixture.ts';
import { postgresOfTests } from './contract/open-database.fixture.ts';
import { createDatabase } from './contract/test-engines.fixture.ts';
import { immediateSqlite } from './engines/sqlite-dialect.ts';
import { migrate } from './migrate.ts';
import { createMissing } from './migrations/create-missing.ts';
import { migrations } from './migrations/steps.ts';
import { insertOnce } from './rows/one-row.ts';
import { journalsIn } from './rows/orders/journal-rows.ts';
import { ordersIn } from './rows/orders/order-rows.ts';
import { orderSummariesIn } from './rows/orders/order-summary-rows.ts';
import { placeOrders } from './rows/orders/place-orders.ts';
import { receiptsIn } from './rows/orders/receipt-rows.ts';
import type { Database } from './schema.ts';

type OrdersTable = Database['orders'];

const { server } = await postgresOfTests();

/** Functions that open a new database, which is closed when the test has ended. */
const databases = {
  SQLite: async () => closedAfterwards(immediateSqlite(new SqliteDatabase(':memory:'))),
  PostgreSQL: async () => {
    const pool = new pg.Pool({ connectionString: await createDatabase(server.url) });
    return closedAfterwards(new PostgresDialect({ pool }));
  },
};

function closedAfterwards(dialect: Dialect): Kysely<Database> {
  const db = new Kysely<Database>({ dialect });
  onTestFinished(() => db.destroy());
  return db;
}

/** An order with the columns that orders had before they had a journal. */
function earlierOrder(changes: Partial<Record<keyof OrdersTable, string | number>>): OrdersTable {
  const { received_cents, event_count, in_service_at, emergency_json, ...others } = exampleOrder();
  const { public_body, priced_json, invoiced_on, come_back_on, ...order } = others;
  return { ...order, ...changes } as OrdersTable;
}

async function insert(db: Kysely<Database>, orders: readonly OrdersTable[]): Promise<void> {
  await db.insertInto('orders').values(orders).execute();
}

/** Migrates the rows from one released version to another, both included, in tables that are today's. */
async function migrateFrom(db: Kysely<Database>, first: string, last: string): Promise<void> {
  await createMissing(db);
  for (const [name, up] of Object.entries(migrations))
    if (name >= first && name.slice(0, last.length) <= last) await up(db);
}

test('every change of the schema has a migration, without which no existing database gets it', async () => {
  const db = await databases.SQLite();
  await createMissing(db);
  const { rows } = await sql<{ sql: string }>`select sql from sqlite_master order by name`.execute(db);
  const schema = createHash('sha256').update(JSON.stringify(rows)).digest('hex').slice(0, 16);
  expect(
    { lastMigration: Object.keys(migrations).at(-1), schema },
    'a change reaches existing databases by a new name in migrations/steps.ts: add one, then write it and the digest here',
  ).toEqual({ lastMigration: '0034-device-makers', schema: 'eaf70d216da5a4a4' });
});

describe.each(['SQLite', 'PostgreSQL'] as const)('migrations on %s', (name) => {
  const open = databases[name];

  test('create the tables, columns and indexes that an older database lacks', async () => {
    const db = await open();
    const columns = async (): Promise<string[]> =>
      (await db.introspection.getTables())
        .flatMap((table) => table.columns.map((column) => JSON.stringify([table.name, column])))
        .sort();
    await createMissing(db);
    const whole = await columns();
    const removals = [
      sql`drop table receipts`,
      sql`alter table ported_numbers drop column town`,
      sql`drop index orders_listed`,
      sql`drop index phone_devices_device`,
    ];
    for (const removal of removals) await removal.execute(db);
    expect(await columns()).not.toEqual(whole);
    await createMissing(db);
    expect(await columns()).toEqual(whole);
    // Each fails unless what it removes is there again.
    for (const removal of removals) await removal.execute(db);
  });

  test('bring an older database with an order up to date', async () => {
    const db = await open();
    await migrate(db);
    await insert(db, [{ ...exampleOrder({ company: 'Crèmerie' }), open_content: null }]);
    // As a release before 0031 left it.
    await sql`alter table order_searches add column event_count bigint not null`.execute(db);
    await sql`alter table phone_devices drop column person`.execute(db);
    await sql`delete from kysely_migration where name >= '0031'`.execute(db);
    await migrate(db);
    await placeOrders(db, [{ order: exampleOrder({ company: 'Crèmerie' }), since: 0 }]);
    const device = { id: 'A.1', order_reference: 'A', phone: '1', device: '805E0C123456', person: 'Anne' };
    await db.insertInto('phone_devices').values(device).execute();
    const searched = readSearched('cremerie');
    expect(await orderSummariesIn(db).listOrderSummaries({ searched })).toHaveLength(2);
  });

  test('write one entry of the journal for each timestamp of an earlier order after its receipt', async () => {
    const db = await open();
    await migrateFrom(db, '0001', '0005');
    const confirmed = { confirmed_at: 2, completed_token: 'the client’s' };
    await insert(db, [
      earlierOrder({ reference: 'A', state: 'received' }),
      earlierOrder({ reference: 'B', state: 'confirmed', confirmed_at: 2 }),
      earlierOrder({ reference: 'C', state: 'paid', ...confirmed, paid_at: 3 }),
      earlierOrder({ reference: 'D', state: 'cancelled', ...confirmed, cancelled_at: 4 }),
      earlierOrder({ reference: 'E', state: 'cancelled', cancelled_at: 4 }),
    ]);
    await migrateFrom(db, '0006', '0006');
    const { findOrderByReference } = ordersIn(db);
    const { listOrderEvents } = journalsIn(db);
    const found = await Promise.all(
      ['A', 'B', 'C', 'D', 'E'].map(async (reference) => {
        const order = await findOrderByReference(reference);
        const journal = await listOrderEvents(reference);
        expect(Number(order?.event_count)).toBe(journal.length);
        const entries = journal.map(({ at, kind, who }) => `${Number(at)} ${kind} ${who}`);
        return [order?.state, Number(order?.received_cents), entries];
      }),
    );
    expect(found).toEqual([
      ['received', 0, []],
      ['confirmed', 0, ['2 confirm provider']],
      ['ready', 174_840, ['2 confirm client', '3 payment provider']],
      ['cancelled', 0, ['2 confirm client', '4 cancel provider']],
      ['cancelled', 0, ['4 cancel provider']],
    ]);
  });

  test('write one receipt for each payment of the journals, on the day in Paris', async () => {
    const db = await open();
    await migrateFrom(db, '0001', '0017');
    const entry = { order_reference: 'A', who: 'provider', note: '', person: null } as const;
    const at = Date.UTC(2026, 10, 20, 23, 30);
    await db
      .insertInto('order_events')
      .values([
        { ...entry, id: 'A.0001', at, kind: 'confirm', cents: null },
        { ...entry, id: 'A.0002', at, kind: 'payment', cents: 300_000 },
        { ...entry, id: 'A.0003', at: at + 86_400_000, kind: 'payment', cents: -100, note: 'trop-perçu' },
        { ...entry, id: 'B.0002', order_reference: 'B', at, kind: 'payment', cents: 0 },
      ])
      .execute();
    await migrateFrom(db, '0018', '0018');
    const rows = await receiptsIn(db).listReceipts({});
    expect(rows.map(({ id, day, cents, note }) => [id, day, Number(cents), note])).toEqual([
      ['A.0002', '2026-11-21', 300_000, ''],
      ['A.0003', '2026-11-22', -100, 'trop-perçu'],
    ]);
  });

  test('write what a search finds of the orders that are there', async () => {
    const db = await open();
    await migrateFrom(db, '0001', '0030');
    const order = { ...exampleOrder({ company: 'Crèmerie' }), open_content: null };
    await insert(
      db,
      Array.from({ length: 250 }, (_, index) => ({ ...order, reference: `${index}`, token: `${index}` })),
    );
    await migrateFrom(db, '0031', '0031');
    const searched = readSearched('cremerie');
    expect(await orderSummariesIn(db).listOrderSummaries({ searched })).toHaveLength(250);
  });

  test('delete what interrupted retentions and erasures left of orders that are gone, and nothing else', async () => {
    const db = await open();
    await migrateFrom(db, '0001', '0032');
    await insert(db, [{ ...exampleOrder({ reference: 'kept' }), open_content: null }]);
    for (const order_reference of ['kept', 'gone']) {
      await db
        .insertInto('order_addresses')
        .values({ token: order_reference, order_reference, mailed_at: null })
        .execute();
      for (const kind of ['order', 'terms']) {
        const sha256 = kind === 'terms' ? kind : `of ${order_reference}`;
        const row = { id: `${order_reference} ${kind}`, order_reference, kind, sha256, made_at: 0 };
        await db.insertInto('order_documents').values(row).execute();
        await insertOnce(db, 'document_contents', 'sha256', { sha256, content: '' });
      }
    }
    await db.insertInto('document_contents').values({ sha256: 'of an erased order', content: '' }).execute();
    await migrateFrom(db, '0033', '0033');
    const left = [
      ...(await db.selectFrom('order_addresses').select('order_reference as left').execute()),
      ...(await db.selectFrom('order_documents').select('id as left').orderBy('id').execute()),
      ...(await db.selectFrom('document_contents').select('sha256 as left').orderBy('sha256').execute()),
    ];
    expect(left.map((row) => row.left)).toEqual(['kept', 'kept order', 'kept terms', 'of kept', 'terms']);
  });

  test('store with each order the price that its kept or published catalogue leads to', async () => {
    const db = await open();
    await migrateFrom(db, '0001', '0015');
    const { monthly } = specifiedCatalogue;
    const raised = {
      ...specifiedCatalogue,
      id: '2026-12',
      monthly: { ...monthly, phoneLicence: { ...monthly.phoneLicence, priceCents: 1000 } },
    };
    const content = JSON.stringify(raised);
    await sql`insert into catalogues (sha256, id, content) values ('x', ${raised.id}, ${content})`.execute(db);
    const { priced_json, invoiced_on, come_back_on, ...order } = exampleOrder({ is_test: 0 });
    const ordered = (reference: string, catalogue_id: string, catalogue: Catalogue) =>
      ({
        ...order,
        ...{ open_content: null, reference, token: reference, catalogue_id },
        order_json: JSON.stringify(anOrder({}, catalogue)),
      }) as OrdersTable;
    await insert(db, [
      ordered('A', raised.id, raised),
      ordered('B', specifiedCatalogue.id, specifiedCatalogue),
      // Its catalogue leads to another price.
      ordered('C', specifiedCatalogue.id, raised),
    ]);
    await migrateFrom(db, '0016', '0016');
    const rows = await db.selectFrom('orders').select('priced_json').orderBy('reference').execute();
    const published = catalogues.find(({ id }) => id === specifiedCatalogue.id) ?? specifiedCatalogue;
    expect(rows.map(({ priced_json }) => priced_json && JSON.parse(priced_json))).toEqual([
      priceStoredOrder(JSON.stringify(anOrder({}, raised)), raised),
      priceStoredOrder(JSON.stringify(anOrder()), published),
      '',
    ]);
  });
});
