import { type Kysely, type Migration, Migrator, sql } from 'kysely';
import { createMissing } from './migrations/create-missing.ts';
import { migrations } from './migrations/steps.ts';
import type { Database } from './schema.ts';
import { DatabaseRefused } from './storage-failures.ts';

const bookkeepingTable = 'kysely_migration';

/** Throws {@link DatabaseRefused} if the tables found are another program's or a newer version's; writes nothing. */
export async function refuseForeignDatabase(
  db: Kysely<Database>,
  tables: readonly { readonly name: string }[],
): Promise<void> {
  if (tables.length === 0) return;
  if (!tables.some(({ name }) => name === bookkeepingTable)) {
    throw new DatabaseRefused(
      'cette base contient déjà autre chose que les données de ce service ; donnez-en une autre',
    );
  }
  const { rows } = await sql<{ name: string }>`select name from ${sql.table(bookkeepingTable)}`.execute(db);
  const unknown = rows.map(({ name }) => name).filter((name) => !(name in migrations));
  if (unknown.length > 0) {
    throw new DatabaseRefused(
      `cette base vient d’une version plus récente du service (${unknown.join(', ')}) ; démarrez cette version-là`,
    );
  }
}

/** Updates the tables in one transaction; waits for another program's, or fails on what that one created. */
export async function migrate(db: Kysely<Database>): Promise<void> {
  let isPrepared = false;
  const prepared = (up: Migration['up']): Migration => ({
    up: async (transaction) => {
      if (!isPrepared) await createMissing(transaction);
      isPrepared = true;
      await up(transaction);
    },
  });
  const ups = Object.entries(migrations).map(([name, up]) => [name, prepared(up)]);
  const provider = { getMigrations: async () => Object.fromEntries(ups) };
  // The names begin with a number. Kysely's default comparator is locale-aware and takes 4.5 ms to load.
  const nameComparator = (a: string, b: string) => (a < b ? -1 : 1);
  const migrator = new Migrator({ db, provider, nameComparator });
  const { error } = await migrator.migrateToLatest();
  if (error !== undefined) throw error;
}
