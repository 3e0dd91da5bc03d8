import { expect } from 'vitest';
import { postgresOfTests } from '#service/storage/contract/open-database.fixture.ts';
import { testParallelClients } from '#service/storage/contract/storage.contract.ts';
import { createDatabase, queryOnce } from '#service/storage/contract/test-engines.fixture.ts';
import { openPostgres } from '#service/storage/engines/postgres.ts';
import { migrations } from '#service/storage/migrations/steps.ts';
import { startPgbouncer } from './test-pgbouncer.ts';

const { server } = await postgresOfTests();
const throughPooler = await startPgbouncer(server.url);

testParallelClients(async (copies) => {
  const url = throughPooler(await createDatabase(server.url));
  const opened = await Promise.all(Array.from({ length: copies }, () => openPostgres(url, { reportLoss: () => {} })));
  const { rows } = await queryOnce(url, 'select name from kysely_migration');
  expect(rows.map(({ name }) => name)).toEqual(Object.keys(migrations));
  return opened;
});
