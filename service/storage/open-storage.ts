import type { openPostgres } from './postgres.ts';
import type { Storage } from './storage.ts';

interface StorageChoice {
  readonly databaseUrl: string | undefined;
  readonly databaseFile: string;
}

/** Opens the configured database: PostgreSQL if an address is configured, otherwise one SQLite file. */
export async function openStorage(
  { databaseUrl, databaseFile }: StorageChoice,
  options: Parameters<typeof openPostgres>[1],
): Promise<Storage> {
  // Each driver is imported only when used, so that a service on SQLite doesn't load PostgreSQL's client into memory.
  if (databaseUrl === undefined) {
    const sqlite = await import('./sqlite.ts');
    return await sqlite.openSqlite(databaseFile, options);
  }
  const postgres = await import('./postgres.ts');
  return await postgres.openPostgres(databaseUrl, options);
}
