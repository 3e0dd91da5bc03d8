import type { Kysely, Migration } from 'kysely';
import { addColumn } from './add-column.ts';

/** Who let whom into the desk. */
export const deskEventMakers: Migration = {
  async up(db: Kysely<unknown>) {
    await addColumn(db, 'desk_events', 'made_by', 'text');
  },
};
