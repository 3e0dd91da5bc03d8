import type { openPostgres } from './postgres.ts';
import type { Storage } from './storage.ts';

interface StorageChoice {
  readonly databaseUrl: string | undefined;
  readonly databaseFile: string;
}

/** Opens the configured database: PostgreSQL where an address is given, one file otherwise. */
export async function openStorage(
  { databaseUrl, databaseFile }: StorageChoice,
  options: Parameters<typeof openPostgres>[1],
): Promise<Storage> {
  // Each is loaded where it is used: a service on one file keeps the other's client out of its memory.
  if (databaseUrl === undefined) {
    const sqlite = await import('./sqlite.ts');
    return await sqlite.openSqlite(databaseFile, options);
  }
  const postgres = await import('./postgres.ts');
  return await postgres.openPostgres(databaseUrl, options);
}
