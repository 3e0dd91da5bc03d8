import type { Kysely, Migration } from 'kysely';
import { addColumn } from './add-column.ts';

/** Where emergency services are sent, if not where parcels are, and whether the client says to be a public body. */
export const emergencyAddresses: Migration = {
  async up(db: Kysely<unknown>) {
    await addColumn(db, 'orders', 'emergency_json', 'text');
    await addColumn(db, 'orders', 'public_body', 'bigint');
  },
};
