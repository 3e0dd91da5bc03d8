import type { Kysely, Migration } from 'kysely';
import { createTable } from './build-tables.ts';

/** What a search finds each order by. The next start writes it for the orders that are there. */
export const orderSearches: Migration = {
  async up(db: Kysely<unknown>) {
    await createTable(
      db,
      'order_searches',
      ['key', 'order_reference'],
      ['number', 'event_count'],
      ['text', 'words', 'together', 'numbers', 'amounts'],
    );
  },
};
