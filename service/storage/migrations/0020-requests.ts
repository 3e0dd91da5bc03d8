import type { Kysely, Migration } from 'kysely';

/** Requests for offers, terminations, and how the desk follows them and those who only saw a price. */
export const requests: Migration = {
  async up(db: Kysely<unknown>) {
    let table = db.schema
      .createTable('requests')
      .ifNotExists()
      .addColumn('reference', 'text', (column) => column.primaryKey().notNull());
    for (const name of ['kind', 'email', 'name', 'company', 'phone', 'content', 'state', 'reason', 'note'])
      table = table.addColumn(name, 'text', (column) => column.notNull());
    for (const name of ['received_at', 'is_test', 'change_count'])
      table = table.addColumn(name, 'bigint', (column) => column.notNull());
    await table.addColumn('call_on', 'text').addColumn('changed_at', 'bigint').addColumn('person', 'text').execute();
  },
};
