import { type Kysely, type Migration, Migrator, sql } from 'kysely';
import { firstTables } from './migrations/0001-first-tables.ts';
import { mailsGivenUp } from './migrations/0002-mails-given-up.ts';
import { orderAddresses } from './migrations/0003-order-addresses.ts';
import { mailedAddresses } from './migrations/0004-mailed-addresses.ts';
import { openContent } from './migrations/0005-open-content.ts';
import { orderJournal } from './migrations/0006-order-journal.ts';
import { ordersByTime } from './migrations/0007-orders-by-time.ts';
import { portedNumbers } from './migrations/0008-ported-numbers.ts';
import { desk } from './migrations/0009-desk.ts';
import { keptDocuments } from './migrations/0010-kept-documents.ts';
import { emergencyAddresses } from './migrations/0011-emergency-addresses.ts';
import { keptCatalogues } from './migrations/0012-kept-catalogues.ts';
import { hitsByCopy } from './migrations/0013-hits-by-copy.ts';
import { deskJournal } from './migrations/0014-desk-journal.ts';
import { sharedHits } from './migrations/0015-shared-hits.ts';
import { pricedOrders } from './migrations/0016-priced-orders.ts';
import { mailsAsHtml } from './migrations/0017-mails-as-html.ts';
import { receipts } from './migrations/0018-receipts.ts';
import { setupSheets } from './migrations/0019-setup-sheets.ts';
import { requests } from './migrations/0020-requests.ts';
import { phoneDevices } from './migrations/0021-phone-devices.ts';
import { apiTokens } from './migrations/0022-api-tokens.ts';
import { debitMandates } from './migrations/0023-debit-mandates.ts';
import { comeBack } from './migrations/0024-come-back.ts';
import { askedSetups } from './migrations/0025-asked-setups.ts';
import { deskLinks } from './migrations/0026-desk-links.ts';
import { deskPasskeys } from './migrations/0027-desk-passkeys.ts';
import { deskEventMakers } from './migrations/0028-desk-event-makers.ts';
import { lineAddresses } from './migrations/0029-line-addresses.ts';
import { orderSearches } from './migrations/0030-order-searches.ts';
import type { Database } from './schema.ts';
import { DatabaseRefused } from './storage.ts';

/** Every migration, by name, in order. Never edit a released migration; add one. */
export const migrations: Readonly<Record<string, Migration>> = {
  '0001-first-tables': firstTables,
  '0002-mails-given-up': mailsGivenUp,
  '0003-order-addresses': orderAddresses,
  '0004-mailed-addresses': mailedAddresses,
  '0005-open-content': openContent,
  '0006-order-journal': orderJournal,
  '0007-orders-by-time': ordersByTime,
  '0008-ported-numbers': portedNumbers,
  '0009-desk': desk,
  '0010-kept-documents': keptDocuments,
  '0011-emergency-addresses': emergencyAddresses,
  '0012-kept-catalogues': keptCatalogues,
  '0013-hits-by-copy': hitsByCopy,
  '0014-desk-journal': deskJournal,
  '0015-shared-hits': sharedHits,
  '0016-priced-orders': pricedOrders,
  '0017-mails-as-html': mailsAsHtml,
  '0018-receipts': receipts,
  '0019-setup-sheets': setupSheets,
  '0020-requests': requests,
  '0021-phone-devices': phoneDevices,
  '0022-api-tokens': apiTokens,
  '0023-debit-mandates': debitMandates,
  '0024-come-back': comeBack,
  '0025-asked-setups': askedSetups,
  '0026-desk-links': deskLinks,
  '0027-desk-passkeys': deskPasskeys,
  '0028-desk-event-makers': deskEventMakers,
  '0029-line-addresses': lineAddresses,
  '0030-order-searches': orderSearches,
};

/** Names of the migrations, in order. */
export const migrationNames = Object.keys(migrations);

const bookkeepingTable = 'kysely_migration';

/**
 * Refuses, before anything is written, a database that this program can't use: one written by a newer version, or one
 * of another program. `tables` are the names of the tables found.
 */
export async function refuseForeignDatabase(db: Kysely<Database>, tables: readonly string[]): Promise<void> {
  if (tables.length === 0) return;
  if (!tables.includes(bookkeepingTable)) {
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

/**
 * Updates the tables in one transaction. Of several programs that start together the others wait for the first, or fail on
 * what it created and find it done when they try again.
 */
export async function migrate(db: Kysely<Database>): Promise<void> {
  const provider = { getMigrations: async () => ({ ...migrations }) };
  // The names begin with a number. Kysely's default comparator is locale-aware and takes 4.5 ms to load.
  const nameComparator = (a: string, b: string) => (a < b ? -1 : 1);
  const migrator = new Migrator({ db, provider, nameComparator });
  const { error } = await migrator.migrateToLatest();
  if (error !== undefined) throw error;
}
