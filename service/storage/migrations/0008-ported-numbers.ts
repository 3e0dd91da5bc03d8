import type { Kysely, Migration } from 'kysely';
import { createIndex, createTable } from './build-tables.ts';

/** The ported numbers of each order. */
export const portedNumbers: Migration = {
  async up(db: Kysely<unknown>) {
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
};
