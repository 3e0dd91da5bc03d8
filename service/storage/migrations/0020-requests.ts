import type { Kysely, Migration } from 'kysely';
import { createTable } from './build-tables.ts';

/** Requests for offers, terminations, and how the desk follows them and those who only saw a price. */
export const requests: Migration = {
  async up(db: Kysely<unknown>) {
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
};
