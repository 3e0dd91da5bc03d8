import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createDatabase } from '#service/storage/contract/test-engines.fixture.ts';
import { createPostgres } from '#service/storage/contract/test-postgres.fixture.ts';
import { openPostgres } from '#service/storage/engines/postgres.ts';
import { openSqlite } from '#service/storage/engines/sqlite.ts';
import { temporaryFolder } from '#service/temporary-folder.fixture.ts';
import { webhookComposer } from '#service/webhooks/compose-webhook.ts';
import { ensureProgram } from '#tests/setup/system-programs.mjs';
import { erasedPlaces, keptByLaw, overwrittenPlaces, placesIn, plantPerson } from './planted-person.ts';

const temporary = temporaryFolder();
const composeWebhook = webhookComposer({
  webhook: { url: 'https://hooks.example.com/neolis', secrets: ['whsec_'] },
  baseUrl: 'https://www.example.com',
});

test('no file of SQLite names an erased person, except for what the law keeps', async () => {
  const folder = join(temporary, 'data');
  mkdirSync(folder);
  const filed = (): string[] =>
    placesIn(
      readdirSync(folder)
        .map((name) => readFileSync(join(folder, name), 'latin1'))
        .join(),
    );
  const storage = await openSqlite(join(folder, 'neolis.sqlite'), { composeWebhook });
  const email = await plantPerson(storage);
  expect(filed()).toEqual([...keptByLaw, ...erasedPlaces, ...overwrittenPlaces].sort());
  expect(await storage.erasePersonalData(email.toUpperCase())).toMatchObject({
    statistics: 1,
    orders: 1,
    requests: 1,
    mails: 6,
    keptOrders: 1,
    keptRequests: 1,
  });
  expect(readdirSync(folder).sort()).toEqual(['neolis.sqlite', 'neolis.sqlite-shm', 'neolis.sqlite-wal']);
  expect(filed()).toEqual(keptByLaw);
  // Of the week's summary that was sent the id stays, so that it isn't written again.
  expect([
    await storage.hasMail('summary@neolis.example.com'),
    await storage.hasMail('week@neolis.example.com'),
  ]).toEqual([true, false]);
  // They name nobody, and stay.
  expect(await storage.countMails('webhook')).toMatchObject({ waiting: 1 });
  await storage.close();
  expect(filed()).toEqual(keptByLaw);
});

test('no dump of PostgreSQL names an erased person, except for what the law keeps', { timeout: 60_000 }, async () => {
  const server = await createPostgres();
  const url = await createDatabase(server.url);
  const dumped = (): string[] => placesIn(execFileSync(ensureProgram('pg_dump'), [url], { encoding: 'utf8' }));
  const storage = await openPostgres(url, { reportLoss: () => {}, composeWebhook });
  const email = await plantPerson(storage);
  expect(dumped()).toEqual([...keptByLaw, ...erasedPlaces].sort());
  await storage.erasePersonalData(email.toUpperCase());
  expect(dumped()).toEqual(keptByLaw);
  expect(await storage.countMails('webhook')).toMatchObject({ waiting: 1 });
  await storage.close();
  await server.remove();
});
