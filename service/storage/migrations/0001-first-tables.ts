import type { Kysely, Migration } from 'kysely';

/** Counted hits, statistics of quotes, orders, the outbox of mails and the service's own settings. */
export const firstTables: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('hits')
      .ifNotExists()
      .addColumn('day', 'text', (column) => column.notNull())
      .addColumn('type', 'text', (column) => column.notNull())
      .addColumn('visitor_class', 'text', (column) => column.notNull())
      .addColumn('count', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('hits_pk', ['day', 'type', 'visitor_class'])
      .execute();

    let statistics = db.schema
      .createTable('quote_statistics')
      .ifNotExists()
      .addColumn('id', 'text', (column) => column.primaryKey().notNull())
      .addColumn('received_at', 'bigint', (column) => column.notNull());
    for (const name of statisticsTexts) statistics = statistics.addColumn(name, 'text', (column) => column.notNull());
    for (const name of statisticsNumbers)
      statistics = statistics.addColumn(name, 'bigint', (column) => column.notNull());
    await statistics.addColumn('channels', 'bigint').addColumn('call_plan_type', 'text').execute();
    await db.schema
      .createIndex('quote_statistics_email')
      .ifNotExists()
      .on('quote_statistics')
      .column('email')
      .execute();
    await db.schema
      .createIndex('quote_statistics_received')
      .ifNotExists()
      .on('quote_statistics')
      .column('received_at')
      .execute();

    let orders = db.schema
      .createTable('orders')
      .ifNotExists()
      .addColumn('reference', 'text', (column) => column.primaryKey().notNull())
      .addColumn('token', 'text', (column) => column.notNull().unique());
    for (const name of orderTexts) orders = orders.addColumn(name, 'text', (column) => column.notNull());
    for (const name of orderNumbers) orders = orders.addColumn(name, 'bigint', (column) => column.notNull());
    for (const name of orderInstants) orders = orders.addColumn(name, 'bigint');
    await orders
      .addColumn('sites_json', 'text')
      .addColumn('small_firm', 'bigint')
      .addColumn('terms_version', 'text')
      .execute();
    await db.schema
      .createIndex('orders_content')
      .ifNotExists()
      .on('orders')
      .columns(['content_hash', 'received_at'])
      .execute();
    await db.schema.createIndex('orders_email').ifNotExists().on('orders').column('email').execute();

    await db.schema
      .createTable('outbox')
      .ifNotExists()
      .addColumn('id', 'text', (column) => column.primaryKey().notNull())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('order_reference', 'text', (column) => column.notNull())
      .addColumn('recipient', 'text', (column) => column.notNull())
      .addColumn('subject', 'text', (column) => column.notNull())
      .addColumn('body', 'text', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addColumn('next_attempt_at', 'bigint', (column) => column.notNull())
      .addColumn('attempts', 'bigint', (column) => column.notNull())
      .addColumn('sent_at', 'bigint')
      .addColumn('last_error', 'text')
      .execute();
    await db.schema
      .createIndex('outbox_due')
      .ifNotExists()
      .on('outbox')
      .columns(['sent_at', 'next_attempt_at'])
      .execute();

    await db.schema
      .createTable('settings')
      .ifNotExists()
      .addColumn('name', 'text', (column) => column.primaryKey().notNull())
      .addColumn('value', 'text', (column) => column.notNull())
      .execute();
  },
};

const statisticsTexts = [
  'day',
  'submitted_at',
  'email',
  'company_name',
  'siret',
  'full_name',
  'phone',
  'needs',
  'installation_delay',
];
const statisticsNumbers = [
  'site_count',
  'main_phones',
  'secondary_phones',
  'wireless_phones',
  'user_count',
  'ported_numbers',
  'geographic_numbers',
  'one_time_cents',
  'monthly_cents',
  'phones_cents',
  'switches_cents',
  'cables_cents',
  'switches_poe8',
  'switches_poe16',
  'cables_quantity',
  'unlimited_calls',
  'virtual_only',
  'is_test',
];
const orderTexts = [
  'content_hash',
  'state',
  'catalogue_id',
  'email',
  'company',
  'siret',
  'name',
  'phone',
  'order_json',
];
const orderNumbers = [
  'received_at',
  'one_time_cents',
  'one_time_vat_cents',
  'monthly_cents',
  'monthly_vat_cents',
  'is_test',
];
const orderInstants = ['confirmed_at', 'paid_at', 'cancelled_at'];
