import type { Kysely, Migration } from 'kysely';
import { createIndex, createTable } from './build-tables.ts';

/** The device that is prepared for each phone of an order. */
export const phoneDevices: Migration = {
  async up(db: Kysely<unknown>) {
    await createTable(db, 'phone_devices', ['key', 'id'], ['text', 'order_reference', 'phone', 'device']);
    await createIndex(db, 'phone_devices', 'device', ['device'], true);
  },
};
