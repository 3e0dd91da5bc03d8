import type { Kysely, Migration } from 'kysely';
import { createTable } from './build-tables.ts';

/** What the client of an order said of its phones, numbers, hours and dates. */
export const setupSheets: Migration = {
  async up(db: Kysely<unknown>) {
    await createTable(
      db,
      'setup_sheets',
      ['key', 'order_reference'],
      ['number', 'version'],
      ['text', 'answers_json'],
      ['number', 'saved_at'],
    );
  },
};
