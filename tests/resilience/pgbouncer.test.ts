import { afterAll, beforeAll } from 'vitest';
import { openPostgres } from '#service/storage/postgres.ts';
import { describeStorage } from '#service/storage/storage.contract.ts';
import { createDatabase } from '#service/storage/throwaway-engines.ts';
import { createPostgres, type ThrowawayPostgres } from '#service/storage/throwaway-postgres.ts';
import { createPgbouncer, type ThrowawayPgbouncer } from './throwaway-pgbouncer.ts';

let server: ThrowawayPostgres;
let pooler: ThrowawayPgbouncer;
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
