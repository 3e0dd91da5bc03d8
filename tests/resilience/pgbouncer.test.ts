import { afterAll, beforeAll } from 'vitest';
import { openPostgres } from '#service/storage/postgres.ts';
import { describeStorage } from '#service/storage/storage.contract.ts';
import { createDatabase } from '#service/storage/test-engines.ts';
import { createPostgres, type TestPostgres } from '#service/storage/test-postgres.ts';
import { createPgbouncer, type TestPgbouncer } from './test-pgbouncer.ts';

let server: TestPostgres;
let pooler: TestPgbouncer;
beforeAll(async () => {
  server = await createPostgres();
  pooler = await createPgbouncer(server.url);
}, 60_000);
afterAll(async () => {
  await pooler.remove();
  await server.remove();
}, 120_000);

describeStorage('PostgreSQL behind PgBouncer', async (copies) => {
  const url = pooler.through(await createDatabase(server.url));
  return await Promise.all(Array.from({ length: copies }, () => openPostgres(url, { reportLoss: () => {} })));
});
