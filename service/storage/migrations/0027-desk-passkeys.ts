import type { Kysely, Migration } from 'kysely';

/** Passkeys of the people of the desk, and the challenges that they sign. */
export const deskPasskeys: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('desk_passkeys')
      .ifNotExists()
      .addColumn('id', 'text', (column) => column.primaryKey().notNull())
      .addColumn('password_id', 'text', (column) => column.notNull())
      .addColumn('public_key', 'text', (column) => column.notNull())
      .addColumn('counter', 'bigint', (column) => column.notNull())
      .addColumn('made_at', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('desk_challenges')
      .ifNotExists()
      .addColumn('id', 'text', (column) => column.primaryKey().notNull())
      .addColumn('owner', 'text', (column) => column.notNull())
      .addColumn('made_at', 'bigint', (column) => column.notNull())
      .execute();
  },
};
