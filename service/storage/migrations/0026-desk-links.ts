import { type Kysely, type Migration, sql } from 'kysely';
import { createTable } from './build-tables.ts';

/** Links with which people of the desk choose a password; and no tokens of programs whose makers have left. */
export const deskLinks: Migration = {
  async up(db: Kysely<unknown>) {
    await createTable(db, 'desk_links', ['key', 'id'], ['text', 'password_id'], ['number', 'made_at']);
    await sql`delete from api_tokens where made_by not in (select name from desk_people)`.execute(db);
  },
};
