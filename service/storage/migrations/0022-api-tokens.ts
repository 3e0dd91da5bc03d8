import type { Kysely, Migration } from 'kysely';
import { createIndex, createTable } from './build-tables.ts';

/** What other programs of the provider read orders with; and the journal by time, for what changed since. */
export const apiTokens: Migration = {
  async up(db: Kysely<unknown>) {
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
};
