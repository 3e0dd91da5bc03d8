import type { Kysely, Migration } from 'kysely';
import { createTable } from './build-tables.ts';

/** Log of desk accounts added, removed or with a new password. */
export const deskJournal: Migration = {
  async up(db: Kysely<unknown>) {
    await createTable(db, 'desk_events', ['key', 'id'], ['number', 'at'], ['text', 'kind', 'name']);
  },
};
