import type { Kysely, Migration } from 'kysely';
import { addColumn } from './add-column.ts';

/** The people of the desk, their sessions, and which of them made an entry of an order's journal. */
export const desk: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('desk_people')
      .ifNotExists()
      .addColumn('name', 'text', (column) => column.primaryKey().notNull())
      .addColumn('password_hash', 'text', (column) => column.notNull())
      .addColumn('password_id', 'text', (column) => column.notNull())
      .addColumn('added_at', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('desk_sessions')
      .ifNotExists()
      .addColumn('id', 'text', (column) => column.primaryKey().notNull())
      .addColumn('password_id', 'text', (column) => column.notNull())
      .addColumn('signed_in_at', 'bigint', (column) => column.notNull())
      .addColumn('password_at', 'bigint', (column) => column.notNull())
      .execute();
    await addColumn(db, 'order_events', 'person', 'text');
  },
};
