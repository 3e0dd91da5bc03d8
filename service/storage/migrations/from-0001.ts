import { type Migration, sql } from 'kysely';
import { addColumns, createIndex, createTable } from './build-tables.ts';

/** The migrations of the first versions, by name. */
export const from0001: Readonly<Record<string, Migration['up']>> = {
  /** Counted hits, statistics of quotes, orders, the outbox of mails and the service's own settings. */
  '0001-first-tables': async (db) => {
    await createTable(db, 'hits', ['key', 'day', 'type', 'visitor_class'], ['number', 'count']);
    await createTable(
      db,
      'quote_statistics',
      ['key', 'id'],
      ['number', 'received_at'],
      ['text', 'day', 'submitted_at', 'email', 'company_name', 'siret', 'full_name', 'phone', 'needs'],
      ['text', 'installation_delay'],
      ['number', 'site_count', 'main_phones', 'secondary_phones', 'wireless_phones', 'user_count', 'ported_numbers'],
      ['number', 'geographic_numbers', 'one_time_cents', 'monthly_cents', 'phones_cents', 'switches_cents'],
      ['number', 'cables_cents', 'switches_poe8', 'switches_poe16', 'cables_quantity', 'unlimited_calls'],
      ['number', 'virtual_only', 'is_test'],
      ['number or null', 'channels'],
      ['text or null', 'call_plan_type'],
    );
    await createIndex(db, 'quote_statistics', 'email');
    await createIndex(db, 'quote_statistics', 'received', ['received_at']);
    await createTable(
      db,
      'orders',
      ['key', 'reference'],
      ['unique text', 'token'],
      ['text', 'content_hash', 'state', 'catalogue_id', 'email', 'company', 'siret', 'name', 'phone', 'order_json'],
      ['number', 'received_at', 'one_time_cents', 'one_time_vat_cents', 'monthly_cents', 'monthly_vat_cents'],
      ['number', 'is_test'],
      ['number or null', 'confirmed_at', 'paid_at', 'cancelled_at'],
      ['text or null', 'sites_json'],
      ['number or null', 'small_firm'],
      ['text or null', 'terms_version'],
    );
    await createIndex(db, 'orders', 'content', ['content_hash', 'received_at']);
    await createIndex(db, 'orders', 'email');
    await createTable(
      db,
      'outbox',
      ['key', 'id'],
      ['text', 'kind', 'order_reference', 'recipient', 'subject', 'body'],
      ['number', 'created_at', 'next_attempt_at', 'attempts'],
      ['number or null', 'sent_at'],
      ['text or null', 'last_error'],
    );
    await createIndex(db, 'outbox', 'due', ['sent_at', 'next_attempt_at']);
    await createTable(db, 'settings', ['key', 'name'], ['text', 'value']);
  },
  /** Marks mails that are no longer tried: refused for good, or tried for too long. */
  '0002-mails-given-up': (db) => addColumns(db, 'outbox', ['number or null', 'given_up_at']),
  /** A secret address for each post of an order, and the one through which it was completed. */
  '0003-order-addresses': async (db) => {
    await createTable(db, 'order_addresses', ['key', 'token'], ['text', 'order_reference']);
    await createIndex(db, 'order_addresses', 'order', ['order_reference']);
    await sql`
      insert into order_addresses (token, order_reference) select token, reference from orders
      where true on conflict (token) do nothing`.execute(db);
    await addColumns(db, 'orders', ['text or null', 'completed_token']);
    await sql`
      update orders set completed_token = token
      where sites_json is not null and completed_token is null`.execute(db);
  },
  /** Addresses that were mailed on request to the order's own e-mail address. */
  '0004-mailed-addresses': (db) => addColumns(db, 'order_addresses', ['number or null', 'mailed_at']),
  /** Unique key of an order that still accepts duplicate posts, which makes two posts one order. */
  '0005-open-content': async (db) => {
    await addColumns(db, 'orders', ['text or null', 'open_content']);
    // The newest order of each content, as the search by time selected it.
    await sql`
      update orders set open_content = content_hash
      where state = 'received' and not exists (
        select 1 from orders as newer
        where newer.content_hash = orders.content_hash and newer.state = 'received'
          and (newer.received_at > orders.received_at
            or (newer.received_at = orders.received_at and newer.reference > orders.reference)))`.execute(db);
    await createIndex(db, 'orders', 'open_content', ['open_content'], true);
  },
  /** The journal of each order, what was received of its amount, and « ready » for what was « paid ». */
  '0006-order-journal': async (db) => {
    await createTable(
      db,
      'order_events',
      ['key', 'id'],
      ['text', 'order_reference'],
      ['number', 'at'],
      ['text', 'kind', 'who'],
      ['number or null', 'cents'],
      ['text', 'note'],
    );
    await createIndex(db, 'order_events', 'order', ['order_reference']);
    await addColumns(
      db,
      'orders',
      ['number, first 0', 'received_cents', 'event_count'],
      ['number or null', 'in_service_at'],
    );
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
  /** By time, no longer by content and time: inserts wrote a random page of that index, and append to this one. */
  '0007-orders-by-time': async (db) => {
    await createIndex(db, 'orders', 'received', ['received_at']);
    await db.schema.dropIndex('orders_content').ifExists().execute();
  },
  /** The ported numbers of each order. */
  '0008-ported-numbers': async (db) => {
    await createTable(
      db,
      'ported_numbers',
      ['key', 'id'],
      ['text', 'order_reference', 'state', 'number', 'last_number', 'rio', 'holder', 'holder_siret'],
      ['text', 'address', 'operator'],
      ['number', 'place', 'as_on_bill', 'saved_at'],
      ['number or null', 'mandated_at', 'sent_at'],
      ['text or null', 'refusal', 'ported_on'],
    );
    await createIndex(db, 'ported_numbers', 'order', ['order_reference']);
  },
  /** The people of the desk, their sessions, and which of them made an entry of an order's journal. */
  '0009-desk': async (db) => {
    await createTable(
      db,
      'desk_people',
      ['key', 'name'],
      ['text', 'password_hash', 'password_id'],
      ['number', 'added_at'],
    );
    const instants = ['signed_in_at', 'password_at'];
    await createTable(db, 'desk_sessions', ['key', 'id'], ['text', 'password_id'], ['number', ...instants]);
    await addColumns(db, 'order_events', ['text or null', 'person']);
  },
  /** The documents of confirmed orders, made once and kept; those of earlier orders are to be made. */
  '0010-kept-documents': async (db) => {
    await createTable(
      db,
      'order_documents',
      ['key', 'id'],
      ['text', 'order_reference', 'kind', 'sha256'],
      ['number', 'made_at'],
    );
    await createIndex(db, 'order_documents', 'order', ['order_reference']);
    await createTable(db, 'document_contents', ['key', 'sha256'], ['text', 'content']);
    await createTable(db, 'document_jobs', ['key', 'order_reference'], ['number', 'attempts', 'next_attempt_at']);
    await sql`
      insert into document_jobs (order_reference, attempts, next_attempt_at)
      select reference, 0, confirmed_at from orders
      where confirmed_at is not null
        and not exists (select 1 from document_jobs where order_reference = orders.reference)`.execute(db);
  },
  /** Addresses for emergency calls if they aren't those of delivery; whether the client says to be a public body. */
  '0011-emergency-addresses': (db) =>
    addColumns(db, 'orders', ['text or null', 'emergency_json'], ['number or null', 'public_body']),
  /** The catalogues that the service has taken orders with, so that orders keep their prices under any release. */
  '0012-kept-catalogues': (db) => createTable(db, 'catalogues', ['key', 'sha256'], ['text', 'id', 'content']),
  /** One counter per copy; the shared counters of earlier versions are kept and added when read. */
  '0013-hits-by-copy': (db) =>
    createTable(db, 'hits_by_copy', ['key', 'day', 'type', 'visitor_class', 'copy'], ['number', 'count']),
  /** Log of desk accounts added, removed or with a new password. */
  '0014-desk-journal': (db) =>
    createTable(db, 'desk_events', ['key', 'id'], ['number', 'at'], ['text', 'kind', 'name']),
  /** Adds the counters that copies of earlier versions kept apart to the shared ones. */
  '0015-shared-hits': async (db) => {
    await sql`
      insert into hits (day, type, visitor_class, count)
      select day, type, visitor_class, sum(count) from hits_by_copy where true group by day, type, visitor_class
      on conflict (day, type, visitor_class) do update set count = hits.count + excluded.count`.execute(db);
    await db.schema.dropTable('hits_by_copy').execute();
  },
};
