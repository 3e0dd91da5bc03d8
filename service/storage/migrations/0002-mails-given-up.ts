import type { Kysely, Migration } from 'kysely';
import { addColumn } from './add-column.ts';

/** Marks mails that are no longer tried: refused for good, or tried for too long. */
export const mailsGivenUp: Migration = {
  async up(db: Kysely<unknown>) {
    await addColumn(db, 'outbox', 'given_up_at', 'bigint');
  },
};
