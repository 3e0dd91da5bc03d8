import type { Kysely, Migration } from 'kysely';

/** The device that is prepared for each phone of an order. */
export const phoneDevices: Migration = {
  async up(db: Kysely<unknown>) {
    let table = db.schema
      .createTable('phone_devices')
      .ifNotExists()
      .addColumn('id', 'text', (column) => column.primaryKey().notNull());
    for (const name of ['order_reference', 'phone', 'device'])
      table = table.addColumn(name, 'text', (column) => column.notNull());
    await table.execute();
    const index = db.schema.createIndex('phone_devices_device').ifNotExists().unique();
    await index.on('phone_devices').column('device').execute();
  },
};
