import type { Kysely, Migration } from 'kysely';
import { createTable } from './build-tables.ts';

/** The SEPA mandate of each order that is paid by direct debit. */
export const debitMandates: Migration = {
  async up(db: Kysely<unknown>) {
    await createTable(
      db,
      'debit_mandates',
      ['key', 'order_reference'],
      ['text', 'rum', 'iban', 'holder', 'street', 'complement', 'post_code', 'town'],
      ['number', 'accepted_at'],
    );
  },
};
