import type { Kysely, Migration } from 'kysely';
import { createIndex, createTable } from './build-tables.ts';

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
};
