import { type Migration, sql } from 'kysely';
import { catalogues } from '#content/catalogues.ts';
import type { Catalogue } from '#domain/quote/catalogue/catalogue.ts';
import { fillPrices } from '#service/storage/rows/orders/order-prices.ts';
import { fillReceipts } from '#service/storage/rows/orders/receipt-rows.ts';
import { writeEverySearch } from '#service/storage/rows/orders/search-rows.ts';
import { addColumns, createIndex, createTable } from './build-tables.ts';

/** The later migrations, by name; a new one is added at the end. */
export const from0016: Readonly<Record<string, Migration['up']>> = {
  /** Stores its price with each order, and removes the catalogues that orders were priced again with. */
  '0016-priced-orders': async (db) => {
    await addColumns(db, 'orders', ['text, first empty', 'priced_json']);
    const { rows } = await sql<{ content: string }>`select content from catalogues`.execute(db);
    // The first versions kept no catalogues.
    await fillPrices(db, [...rows.map(({ content }) => JSON.parse(content) as Catalogue), ...catalogues]);
    await db.schema.dropTable('catalogues').execute();
  },
  /** Stores the HTML of a mail beside its text; those written before are sent as text. */
  '0017-mails-as-html': (db) => addColumns(db, 'outbox', ['text or null', 'html']),
  /** A receipt for each payment, dated as its entry where earlier versions kept that alone, and the day of an invoice. */
  '0018-receipts': async (db) => {
    await createTable(
      db,
      'receipts',
      ['key', 'id'],
      ['text', 'order_reference', 'day'],
      ['number', 'cents'],
      ['text', 'note'],
      ['unique text or null', 'statement_line'],
    );
    for (const name of ['order_reference', 'day']) await createIndex(db, 'receipts', name);
    await addColumns(db, 'orders', ['text or null', 'invoiced_on']);
    await fillReceipts(db);
  },
  /** What the client of an order said of its phones, numbers, hours and dates. */
  '0019-setup-sheets': async (db) => {
    await createTable(
      db,
      'setup_sheets',
      ['key', 'order_reference'],
      ['number', 'version'],
      ['text', 'answers_json'],
      ['number', 'saved_at'],
    );
  },
  /** Requests for offers, terminations, and how the desk follows them and those who only saw a price. */
  '0020-requests': async (db) => {
    await createTable(
      db,
      'requests',
      ['key', 'reference'],
      ['text', 'kind', 'email', 'name', 'company', 'phone', 'content', 'state', 'reason', 'note'],
      ['number', 'received_at', 'is_test', 'change_count'],
      ['text or null', 'call_on'],
      ['number or null', 'changed_at'],
      ['text or null', 'person'],
    );
  },
  /** The device that is prepared for each phone of an order. */
  '0021-phone-devices': async (db) => {
    await createTable(db, 'phone_devices', ['key', 'id'], ['text', 'order_reference', 'phone', 'device']);
    await createIndex(db, 'phone_devices', 'device', ['device'], true);
  },
  /** What other programs of the provider read orders with; and the journal by time, for what changed since. */
  '0022-api-tokens': async (db) => {
    await createTable(
      db,
      'api_tokens',
      ['key', 'id'],
      ['text', 'name', 'made_by'],
      ['number', 'made_at'],
      ['number or null', 'last_used_at'],
    );
    await createIndex(db, 'order_events', 'at');
  },
  /** The SEPA mandate of each order that is paid by direct debit. */
  '0023-debit-mandates': async (db) => {
    await createTable(
      db,
      'debit_mandates',
      ['key', 'order_reference'],
      ['text', 'rum', 'iban', 'holder', 'street', 'complement', 'post_code', 'town'],
      ['number', 'accepted_at'],
    );
  },
  /** The day on which the office comes back to an order. */
  '0024-come-back': (db) => addColumns(db, 'orders', ['text or null', 'come_back_on']),
  /** The change of a setup sheet that a client asks for while the order is prepared. */
  '0025-asked-setups': (db) => addColumns(db, 'setup_sheets', ['text or null', 'asked_json']),
  /** Links with which people of the desk choose a password; and no tokens of programs whose makers have left. */
  '0026-desk-links': async (db) => {
    await createTable(db, 'desk_links', ['key', 'id'], ['text', 'password_id'], ['number', 'made_at']);
    await sql`delete from api_tokens where made_by not in (select name from desk_people)`.execute(db);
  },
  /** Passkeys of the people of the desk, and the challenges that they sign. */
  '0027-desk-passkeys': async (db) => {
    await createTable(
      db,
      'desk_passkeys',
      ['key', 'id'],
      ['text', 'password_id', 'public_key'],
      ['number', 'counter', 'made_at'],
    );
    await createTable(db, 'desk_challenges', ['key', 'id'], ['text', 'owner'], ['number', 'made_at']);
  },
  /** Who let whom into the desk. */
  '0028-desk-event-makers': (db) => addColumns(db, 'desk_events', ['text or null', 'made_by']),
  /** What follows the street of each line; an address that was one text before stays whole. */
  '0029-line-addresses': (db) =>
    addColumns(db, 'ported_numbers', ['text, first empty', 'complement', 'post_code', 'town']),
  /** What a search finds each order by. */
  '0030-order-searches': async (db) => {
    await createTable(
      db,
      'order_searches',
      ['key', 'order_reference'],
      ['number', 'event_count'],
      ['text', 'words', 'together', 'numbers', 'amounts'],
    );
  },
  /** Writes what a search finds of the orders that are there, once, where each start did. */
  '0031-written-searches': async (db) => {
    await db.schema.alterTable('order_searches').dropColumn('event_count').execute();
    await writeEverySearch(db);
  },
  /** What is read of one order and what lists choose orders by; no query compares an e-mail address as it is. */
  '0032-indexes': async (db) => {
    for (const table of ['phone_devices', 'outbox']) await createIndex(db, table, 'order_reference');
    for (const name of ['number', 'state']) await createIndex(db, 'ported_numbers', name);
    await createIndex(db, 'setup_sheets', 'saved_at');
    const asked = db.schema.createIndex('setup_sheets_asked').ifNotExists().on('setup_sheets').column('saved_at');
    await asked.where(sql<boolean>`asked_json is not null`).execute();
    // Without these columns a list would read the whole rows, of several kB, of orders that it doesn't show.
    const amounts = ['received_cents', 'one_time_cents', 'one_time_vat_cents'];
    await createIndex(db, 'orders', 'listed', ['received_at', 'state', 'come_back_on', ...amounts]);
    for (const index of ['orders_received', 'orders_email', 'quote_statistics_email'])
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
  /** Who entered each device, for whoever enters another one at the same time. */
  '0034-device-makers': (db) => addColumns(db, 'phone_devices', ['text or null', 'person']),
};
