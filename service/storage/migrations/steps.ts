import { type Migration, sql } from 'kysely';
import { catalogues } from '#content/catalogues.ts';
import type { Catalogue } from '#domain/quote/catalogue/catalogue.ts';
import { storeMissingPrices } from '#service/storage/rows/orders/order-prices.ts';
import { fillReceipts } from '#service/storage/rows/orders/receipt-rows.ts';
import { writeEverySearch } from '#service/storage/rows/orders/search-rows.ts';
import { createMissing } from './create-missing.ts';

/** For what changed the schema alone. */
const schemaOnly = async (): Promise<void> => {};

/**
 * Every migration, by name, in order. What the schema adds is there before the first of them; they move what was stored
 * and drop what is no longer used. Never edit a released migration; add one at the end.
 */
export const migrations: Readonly<Record<string, Migration['up']>> = {
  '0001-first-tables': schemaOnly,
  '0002-mails-given-up': schemaOnly,
  /** The address of each order, also as the one through which it was completed. */
  '0003-order-addresses': async (db) => {
    await sql`
      insert into order_addresses (token, order_reference) select token, reference from orders
      where true on conflict (token) do nothing`.execute(db);
    await sql`
      update orders set completed_token = token
      where sites_json is not null and completed_token is null`.execute(db);
  },
  '0004-mailed-addresses': schemaOnly,
  /** Unique key of an order that still accepts duplicate posts, which makes two posts one order. */
  '0005-open-content': async (db) => {
    // The newest order of each content, as the search by time selected it.
    await sql`
      update orders set open_content = content_hash
      where state = 'received' and not exists (
        select 1 from orders as newer
        where newer.content_hash = orders.content_hash and newer.state = 'received'
          and (newer.received_at > orders.received_at
            or (newer.received_at = orders.received_at and newer.reference > orders.reference)))`.execute(db);
  },
  /** The journal of each order, what was received of its amount, and « ready » for what was « paid ». */
  '0006-order-journal': async (db) => {
    await sql`
      insert into order_events (id, order_reference, at, kind, who, cents, note)
      select reference || '.0001', reference, confirmed_at, 'confirm',
        case when completed_token is null then 'provider' else 'client' end, null, ''
      from orders where confirmed_at is not null on conflict (id) do nothing`.execute(db);
    await sql`
      insert into order_events (id, order_reference, at, kind, who, cents, note)
      select reference || '.0002', reference, paid_at, 'payment', 'provider', one_time_cents + one_time_vat_cents, ''
      from orders where paid_at is not null on conflict (id) do nothing`.execute(db);
    // An order that was paid was never cancelled afterwards.
    await sql`
      insert into order_events (id, order_reference, at, kind, who, cents, note)
      select reference || case when confirmed_at is null then '.0001' else '.0002' end,
        reference, cancelled_at, 'cancel', 'provider', null, ''
      from orders where cancelled_at is not null on conflict (id) do nothing`.execute(db);
    await sql`
      update orders set event_count =
        (select count(*) from order_events where order_events.order_reference = orders.reference)`.execute(db);
    await sql`
      update orders set state = 'ready', received_cents = one_time_cents + one_time_vat_cents
      where state = 'paid'`.execute(db);
  },
  '0007-orders-by-time': schemaOnly,
  '0008-ported-numbers': schemaOnly,
  '0009-desk': schemaOnly,
  /** The documents of confirmed orders, made once and kept; those of earlier orders are to be made. */
  '0010-kept-documents': async (db) => {
    await sql`
      create table if not exists document_jobs (
        order_reference text not null primary key, attempts bigint not null, next_attempt_at bigint not null
      )`.execute(db);
    await sql`
      insert into document_jobs (order_reference, attempts, next_attempt_at)
      select reference, 0, confirmed_at from orders
      where confirmed_at is not null
        and not exists (select 1 from document_jobs where order_reference = orders.reference)`.execute(db);
  },
  '0011-emergency-addresses': schemaOnly,
  /** The catalogues that the service has taken orders with, so that orders keep their prices under any release. */
  '0012-kept-catalogues': async (db) => {
    await sql`
      create table if not exists catalogues (
        sha256 text not null primary key, id text not null, content text not null
      )`.execute(db);
  },
  /** One counter per copy; the shared counters of earlier versions are kept and added when read. */
  '0013-hits-by-copy': async (db) => {
    await sql`
      create table if not exists hits_by_copy (
        day text not null, type text not null, visitor_class text not null, copy text not null, count bigint not null,
        primary key (day, type, visitor_class, copy)
      )`.execute(db);
  },
  '0014-desk-journal': schemaOnly,
  /** Adds the counters that copies of earlier versions kept apart to the shared ones. */
  '0015-shared-hits': async (db) => {
    await sql`
      insert into hits (day, type, visitor_class, count)
      select day, type, visitor_class, sum(count) from hits_by_copy where true group by day, type, visitor_class
      on conflict (day, type, visitor_class) do update set count = hits.count + excluded.count`.execute(db);
    await db.schema.dropTable('hits_by_copy').execute();
  },
  /** Stores its price with each order, and removes the catalogues that orders were priced again with. */
  '0016-priced-orders': async (db) => {
    const { rows } = await sql<{ content: string }>`select content from catalogues`.execute(db);
    // The first versions kept no catalogues.
    await storeMissingPrices(db, [...rows.map(({ content }) => JSON.parse(content) as Catalogue), ...catalogues]);
    await db.schema.dropTable('catalogues').execute();
  },
  '0017-mails-as-html': schemaOnly,
  /** A receipt for each payment, dated as its entry where earlier versions kept that alone. */
  '0018-receipts': fillReceipts,
  '0019-setup-sheets': schemaOnly,
  '0020-requests': schemaOnly,
  '0021-phone-devices': schemaOnly,
  '0022-api-tokens': schemaOnly,
  '0023-debit-mandates': schemaOnly,
  '0024-come-back': schemaOnly,
  '0025-asked-setups': schemaOnly,
  /** No tokens of programs whose makers have left. */
  '0026-desk-links': async (db) => {
    await sql`delete from api_tokens where made_by not in (select name from desk_people)`.execute(db);
  },
  '0027-desk-passkeys': schemaOnly,
  '0028-desk-event-makers': schemaOnly,
  '0029-line-addresses': schemaOnly,
  '0030-order-searches': schemaOnly,
  /** Writes what a search finds of the orders that are there, once, where each start did. */
  '0031-written-searches': async (db) => {
    // Its first version had a column more.
    await db.schema.dropTable('order_searches').execute();
    await createMissing(db);
    await writeEverySearch(db);
  },
  /**
   * No query compares an e-mail address as it is; `orders_listed` begins as `orders_received` did; an order's twin is
   * found by `open_content`.
   */
  '0032-indexes': async (db) => {
    for (const index of ['orders_content', 'orders_received', 'orders_email', 'quote_statistics_email'])
      await db.schema.dropIndex(index).ifExists().execute();
  },
  /** Deletes what interrupted retentions and erasures left of orders that are gone; since, it goes with its order. */
  '0033-nothing-without-its-order': async (db) => {
    for (const table of [
      ...['order_addresses', 'order_events', 'order_searches', 'receipts', 'ported_numbers', 'setup_sheets'],
      ...['phone_devices', 'order_documents', 'document_jobs', 'debit_mandates'],
    ])
      await sql`
        delete from ${sql.table(table)}
        where not exists (select 1 from orders where reference = ${sql.ref(`${table}.order_reference`)})`.execute(db);
    await sql`
      delete from document_contents where sha256 in (
        select document_contents.sha256 from document_contents
        left join order_documents on order_documents.sha256 = document_contents.sha256
        where order_documents.sha256 is null)`.execute(db);
  },
  '0034-device-makers': schemaOnly,
};
