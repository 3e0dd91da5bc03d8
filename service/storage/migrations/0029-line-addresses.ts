import type { Kysely, Migration } from 'kysely';
import { addColumn } from './add-column.ts';

/** What follows the street of each line; an address that was one text before stays whole. */
export const lineAddresses: Migration = {
  async up(db: Kysely<unknown>) {
    for (const name of ['complement', 'post_code', 'town'])
      await addColumn(db, 'ported_numbers', name, 'text', (column) => column.notNull().defaultTo(''));
  },
};
