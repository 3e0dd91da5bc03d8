import type { Kysely, Migration } from 'kysely';

const columns = [
  ['emergency_json', 'text'],
  ['public_body', 'bigint'],
] as const;

/** Where emergency services are sent, if not where parcels are, and whether the client says to be a public body. */
export const emergencyAddresses: Migration = {
  async up(db: Kysely<unknown>) {
    const tables = await db.introspection.getTables();
    const present = tables.find(({ name }) => name === 'orders')?.columns.map(({ name }) => name) ?? [];
    for (const [name, type] of columns) {
      // Already added if a first attempt was interrupted.
      if (!present.includes(name)) await db.schema.alterTable('orders').addColumn(name, type).execute();
    }
  },
};
