import type { Kysely, Migration } from 'kysely';
import { addColumn } from './add-column.ts';

/**
 * Addresses for emergency calls if they differ from the delivery addresses, and whether the client declares to be a public
 * body.
 */
export const emergencyAddresses: Migration = {
  async up(db: Kysely<unknown>) {
    await addColumn(db, 'orders', 'emergency_json', 'text');
    await addColumn(db, 'orders', 'public_body', 'bigint');
  },
};
