import type { Kysely, Migration } from 'kysely';
import { addColumn } from './add-column.ts';

/** Addresses that were mailed on request to the order's own e-mail address. */
export const mailedAddresses: Migration = {
  async up(db: Kysely<unknown>) {
    await addColumn(db, 'order_addresses', 'mailed_at', 'bigint');
  },
};
