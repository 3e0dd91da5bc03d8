import { postgresOfTests } from '#service/storage/contract/open-database.fixture.ts';
import { describeStorage } from '#service/storage/contract/storage.contract.ts';
import { createDatabase } from '#service/storage/contract/test-engines.fixture.ts';
import { openPostgres } from '#service/storage/engines/postgres.ts';
import { startPgbouncer } from './test-pgbouncer.ts';

const { server } = await postgresOfTests();
const throughPooler = await startPgbouncer(server.url);

describeStorage('PostgreSQL behind PgBouncer', async (copies) => {
  const url = throughPooler(await createDatabase(server.url));
  return await Promise.all(Array.from({ length: copies }, () => openPostgres(url, { reportLoss: () => {} })));
});
