import type { Kysely, Migration } from 'kysely';

/** Marks mails that are no longer tried: refused for good, or tried for too long. */
export const mailsGivenUp: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('outbox').addColumn('given_up_at', 'bigint').execute();
  },
};
