import { type Kysely, type Migration, sql } from 'kysely';

/** Links with which people of the desk choose a password; and no tokens of programs whose makers have left. */
export const deskLinks: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('desk_links')
      .ifNotExists()
      .addColumn('id', 'text', (column) => column.primaryKey().notNull())
      .addColumn('password_id', 'text', (column) => column.notNull())
      .addColumn('made_at', 'bigint', (column) => column.notNull())
      .execute();
    await sql`delete from api_tokens where made_by not in (select name from desk_people)`.execute(db);
  },
};
