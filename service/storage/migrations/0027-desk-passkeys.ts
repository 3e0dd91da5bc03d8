import type { Kysely, Migration } from 'kysely';
import { createTable } from './build-tables.ts';

/** Passkeys of the people of the desk, and the challenges that they sign. */
export const deskPasskeys: Migration = {
  async up(db: Kysely<unknown>) {
    await createTable(
      db,
      'desk_passkeys',
      ['key', 'id'],
      ['text', 'password_id', 'public_key'],
      ['number', 'counter', 'made_at'],
    );
    await createTable(db, 'desk_challenges', ['key', 'id'], ['text', 'owner'], ['number', 'made_at']);
  },
};
