import type { Config } from './config.ts';
import type { openPostgres } from './storage/engines/postgres.ts';
import type { Storage } from './storage/storage.ts';
import { webhookComposer } from './webhooks/compose-webhook.ts';

/** Opens PostgreSQL if it is configured, otherwise a SQLite file; changes by commands are announced by webhook too. */
export async function openStorage(config: Config, opening: Parameters<typeof openPostgres>[1]): Promise<Storage> {
  const { databaseUrl, databaseFile } = config;
  const options = { ...opening, composeWebhook: webhookComposer(config) };
  // Each driver is imported only when used, so that a service on SQLite doesn't load PostgreSQL's client into memory.
  if (databaseUrl === undefined) {
    const sqlite = await import('./storage/engines/sqlite.ts');
    return await sqlite.openSqlite(databaseFile, options);
  }
  const postgres = await import('./storage/engines/postgres.ts');
  return await postgres.openPostgres(databaseUrl, options);
}
