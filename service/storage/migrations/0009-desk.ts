import type { Kysely, Migration } from 'kysely';
import { addColumn } from './add-column.ts';
import { createTable } from './build-tables.ts';

/** The people of the desk, their sessions, and which of them made an entry of an order's journal. */
export const desk: Migration = {
  async up(db: Kysely<unknown>) {
    await createTable(
      db,
      'desk_people',
      ['key', 'name'],
      ['text', 'password_hash', 'password_id'],
      ['number', 'added_at'],
    );
    const instants = ['signed_in_at', 'password_at'];
    await createTable(db, 'desk_sessions', ['key', 'id'], ['text', 'password_id'], ['number', ...instants]);
    await addColumn(db, 'order_events', 'person', 'text');
  },
};
