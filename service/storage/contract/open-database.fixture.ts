import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { afterAll, onTestFinished } from 'vitest';
import { openPostgres } from '#service/storage/engines/postgres.ts';
import { openSqlite } from '#service/storage/engines/sqlite.ts';
import type { Storage } from '#service/storage/storage.ts';
import { temporaryFolder } from '#service/temporary-folder.fixture.ts';
import { createDatabase } from './test-engines.fixture.ts';
import { createPostgres, type TestPostgres } from './test-postgres.fixture.ts';

/** Opens a new database for the tests of a file, and closes it after the last of them. */
export async function storageOfTests(): Promise<Storage> {
  const storage = await openSqlite(join(temporaryFolder(), 'test.sqlite'));
  afterAll(() => storage.close());
  return storage;
}

/** Where the tests of a file make databases, each for one test. */
export function sqliteOfTests() {
  const folder = temporaryFolder();
  const newPath = (): string => join(folder, `${randomUUID()}.sqlite`);
  return {
    folder,
    newPath,
    /** Opens a database, a new one by default, and closes it when the test has ended. */
    open: async (path = newPath(), options?: Parameters<typeof openSqlite>[1]): Promise<Storage> => {
      const storage = await openSqlite(path, options);
      onTestFinished(() => storage.close());
      return storage;
    },
  };
}

/** A PostgreSQL server for the tests of a file. */
export async function postgresOfTests() {
  const server: TestPostgres = await createPostgres();
  afterAll(() => server.remove(), 60_000);
  return {
    server,
    /** Opens a database, a new one by default, and closes it when the test has ended. */
    open: async (url?: string, options: Partial<Parameters<typeof openPostgres>[1]> = {}): Promise<Storage> => {
      const storage = await openPostgres(url ?? (await createDatabase(server.url)), {
        reportLoss: () => {},
        ...options,
      });
      onTestFinished(() => storage.close());
      return storage;
    },
  };
}
