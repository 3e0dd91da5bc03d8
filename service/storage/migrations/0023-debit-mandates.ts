import type { Kysely, Migration } from 'kysely';

/** The SEPA mandate of each order that is paid by direct debit. */
export const debitMandates: Migration = {
  async up(db: Kysely<unknown>) {
    let table = db.schema
      .createTable('debit_mandates')
      .ifNotExists()
      .addColumn('order_reference', 'text', (column) => column.primaryKey().notNull());
    for (const name of ['rum', 'iban', 'holder', 'street', 'complement', 'post_code', 'town']) {
      table = table.addColumn(name, 'text', (column) => column.notNull());
    }
    await table.addColumn('accepted_at', 'bigint', (column) => column.notNull()).execute();
  },
};
