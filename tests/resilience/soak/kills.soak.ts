import { join } from 'node:path';
import SqliteDatabase from 'better-sqlite3';
import { describe, expect, test } from 'vitest';
import { createPostgres } from '#service/storage/contract/test-postgres.fixture.ts';
import { openPostgres } from '#service/storage/engines/postgres.ts';
import { openSqlite } from '#service/storage/engines/sqlite.ts';
import { temporaryFolder } from '#service/temporary-folder.fixture.ts';
import { acknowledgedOf, compare, killServiceUnderLoad } from '#tests/resilience/kill-under-load.ts';
import { startClients } from '#tests/resilience/load.ts';
import { startService } from '#tests/shared/released-service.ts';
import { printFigures } from './print-figures.ts';

const folder = temporaryFolder();

describe('kill -9', () => {
  test('200 times on SQLite: nothing acknowledged is lost or duplicated, restart under 1 s', async () => {
    const file = join(folder, 'killed.sqlite');
    const figures = await killServiceUnderLoad(200, { DATABASE_FILE: file }, () => openSqlite(file));
    const database = new SqliteDatabase(file, { readonly: true });
    const integrity = database.pragma('integrity_check', { simple: true });
    database.close();
    printFigures('kill -9, SQLite', { ...figures, integrity });
    expect(figures).toMatchObject({ lost: 0, doubled: 0 });
    expect(integrity).toBe('ok');
    expect(figures.slowestStart).toBeLessThan(1000);
  });

  test('20 times of the service on Postgres', async () => {
    const server = await createPostgres();
    const open = () => openPostgres(server.url, { reportLoss: () => {} });
    const figures = await killServiceUnderLoad(20, { DATABASE_URL: server.url }, open);
    await server.remove();
    printFigures('kill -9 of the service, Postgres', { ...figures });
    expect(figures).toMatchObject({ lost: 0, doubled: 0 });
  });

  test('20 times of the Postgres server', async () => {
    const server = await createPostgres();
    const service = await startService({ environment: { DATABASE_URL: server.url } });
    const { ledger, moreHits, stop } = startClients(service.port, 16);
    for (let kill = 0; kill < 20; kill++) {
      await moreHits(200);
      await server.stop('SIGKILL');
      await server.start();
    }
    await stop();
    const { code } = await service.stop();
    const storage = await openPostgres(server.url, { reportLoss: () => {} });
    const compared = await compare(storage, ledger);
    await storage.close();
    await server.remove();
    printFigures('kill -9 of Postgres', {
      kills: 20,
      acknowledged: acknowledgedOf(ledger),
      refused: ledger.odd.length,
      ...compared,
    });
    expect(compared).toEqual({ lost: 0, doubled: 0 });
    expect(code).toBe(0);
    expect(ledger.hitsAcknowledged).toBeGreaterThanOrEqual(20 * 200);
    expect(ledger.odd.every((status) => status === 503)).toBe(true);
  });
});
