import type { Kysely, Migration } from 'kysely';
import { addColumn } from './add-column.ts';

/** The day on which the office comes back to an order. */
export const comeBack: Migration = {
  async up(db: Kysely<unknown>) {
    await addColumn(db, 'orders', 'come_back_on', 'text');
  },
};
