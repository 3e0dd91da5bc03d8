import { openPostgres } from './postgres.ts';
import { openSqlite } from './sqlite.ts';
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
  return databaseUrl === undefined ? await openSqlite(databaseFile) : await openPostgres(databaseUrl, options);
}
