import type { Kysely, Migration } from 'kysely';
import { addColumn } from './add-column.ts';

/** Stores the HTML of a mail beside its text; those written before are sent as text. */
export const mailsAsHtml: Migration = {
  async up(db: Kysely<unknown>) {
    await addColumn(db, 'outbox', 'html', 'text');
  },
};
