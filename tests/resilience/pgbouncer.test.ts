import { afterAll } from 'vitest';
import { openPostgres } from '#service/storage/postgres.ts';
import { describeStorage } from '#service/storage/storage.contract.ts';
import { createDatabase } from '#service/storage/test-engines.ts';
import { createPostgres } from '#service/storage/test-postgres.ts';
import { startPgbouncer } from './test-pgbouncer.ts';

const server = await createPostgres();
afterAll(() => server.remove(), 120_000);
const throughPooler = await startPgbouncer(server.url);

describeStorage('PostgreSQL behind PgBouncer', async (copies) => {
  const url = throughPooler(await createDatabase(server.url));
  return await Promise.all(Array.from({ length: copies }, () => openPostgres(url, { reportLoss: () => {} })));
});
