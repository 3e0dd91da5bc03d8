import type { Kysely, Migration } from 'kysely';

/** Addresses that were mailed on request to the order's own e-mail address. */
export const mailedAddresses: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('order_addresses').addColumn('mailed_at', 'bigint').execute();
  },
};
