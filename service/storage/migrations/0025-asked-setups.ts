import type { Kysely, Migration } from 'kysely';
import { addColumn } from './add-column.ts';

/** The change of a setup sheet that a client asks for while the order is prepared. */
export const askedSetups: Migration = {
  async up(db: Kysely<unknown>) {
    await addColumn(db, 'setup_sheets', 'asked_json', 'text');
  },
};
