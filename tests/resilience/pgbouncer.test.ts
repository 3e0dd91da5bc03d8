import { postgresOfTests } from '#service/storage/open-database.fixture.ts';
import { openPostgres } from '#service/storage/postgres.ts';
import { describeStorage } from '#service/storage/storage.contract.ts';
import { createDatabase } from '#service/storage/test-engines.fixture.ts';
import { startPgbouncer } from './test-pgbouncer.ts';

const { server } = await postgresOfTests();
const throughPooler = await startPgbouncer(server.url);

describeStorage('PostgreSQL behind PgBouncer', async (copies) => {
  const url = throughPooler(await createDatabase(server.url));
  return await Promise.all(Array.from({ length: copies }, () => openPostgres(url, { reportLoss: () => {} })));
});
