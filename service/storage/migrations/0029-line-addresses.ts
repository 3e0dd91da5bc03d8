import type { Kysely, Migration } from 'kysely';
import { addColumn } from './add-column.ts';

/** The address of each line in parts; what was one text before stays together in the first of them. */
export const lineAddresses: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('ported_numbers').renameColumn('address', 'street').execute();
    for (const name of ['complement', 'post_code', 'town'])
      await addColumn(db, 'ported_numbers', name, 'text', (column) => column.notNull().defaultTo(''));
  },
};
