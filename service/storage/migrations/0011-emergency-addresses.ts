import type { Kysely, Migration } from 'kysely';

const columns = [
  ['emergency_json', 'text'],
  ['public_body', 'bigint'],
] as const;

/** Where emergency services are sent, if not where parcels are, and whether the client says to be a public body. */
export const emergencyAddresses: Migration = {
  async up(db: Kysely<unknown>) {
    // SQLite keeps the first column of an interrupted attempt; PostgreSQL, which may have other schemas, keeps none.
    const isAtomic = db.getExecutor().adapter.supportsTransactionalDdl;
    const tables = isAtomic ? [] : await db.introspection.getTables();
    const present = tables.find(({ name }) => name === 'orders')?.columns.map(({ name }) => name) ?? [];
    for (const [name, type] of columns) {
      if (!present.includes(name)) await db.schema.alterTable('orders').addColumn(name, type).execute();
    }
  },
};
