import type { Kysely, Migration } from 'kysely';
import { createTable } from './build-tables.ts';

/** The catalogues that the service has taken orders with, so that orders keep their prices under any release. */
export const keptCatalogues: Migration = {
  async up(db: Kysely<unknown>) {
    await createTable(db, 'catalogues', ['key', 'sha256'], ['text', 'id', 'content']);
  },
};
