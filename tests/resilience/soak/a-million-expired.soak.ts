import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import SqliteDatabase from 'better-sqlite3';
import pg from 'pg';
import { build } from 'vite';
import { expect, test } from 'vitest';
import { createPostgres } from '#service/storage/contract/test-postgres.fixture.ts';
import { openPostgres } from '#service/storage/engines/postgres.ts';
import { openSqlite } from '#service/storage/engines/sqlite.ts';
import { temporaryFolder } from '#service/temporary-folder.fixture.ts';
import { startService } from '#tests/shared/released-service.ts';
import { expiredRows } from './expired-rows.ts';
import { printFigures } from './print-figures.ts';

type Environment = Readonly<Record<string, string>>;

const folder = temporaryFolder();

test('a million expired rows delay neither the start nor visitors at night, on SQLite', async () => {
  const file = join(folder, 'expired.sqlite');
  await (await openSqlite(file)).close();
  const database = new SqliteDatabase(file);
  for (const statement of expiredRows('lower(hex(randomblob(16)))')) database.exec(statement);
  database.close();
  await prove('SQLite', { DATABASE_FILE: file });
});

test('a million expired rows delay neither the start nor visitors at night, on PostgreSQL', async () => {
  const server = await createPostgres();
  await (await openPostgres(server.url, { reportLoss: () => {} })).close();
  const client = new pg.Client(server.url);
  await client.connect();
  for (const statement of expiredRows('gen_random_uuid()::text')) await client.query(statement);
  await client.end();
  await prove('PostgreSQL', { DATABASE_URL: server.url });
  await server.remove();
});

/** Starts the service, then lets it remove expired rows while visitors come. */
async function prove(name: string, environment: Environment): Promise<void> {
  const service = await startService({ environment });
  const startedIn = Math.round(service.startedIn);
  await service.kill();
  const afterKill = await startService({ environment });
  const startedAfterKillIn = Math.round(afterKill.startedIn);
  await afterKill.stop();
  const night = await passNight(environment);
  printFigures(`a million expired rows on ${name}`, { startedIn, startedAfterKillIn, ...night });
  expect(night.removed).toEqual({ statistics: 400_000, orders: 200_000, mails: 200_000 });
  expect(startedIn).toBeLessThan(2000);
  expect(startedAfterKillIn).toBeLessThan(2000);
  // A slice waits several times for the disk, and after each for a CPU, as an idle service's answer does once.
  expect(night.longestAnswer).toBeLessThan(Math.max(300, 3 * night.longestIdle));
  expect(night.minutes).toBeLessThan(60);
}

async function passNight(environment: Environment) {
  // Built, since the service's pages contain style sheets, which Node doesn't read.
  const ssr = join(import.meta.dirname, 'night-service.ts');
  const outDir = '.cache/night-service';
  await build({ logLevel: 'warn', publicDir: false, build: { ssr, outDir, emptyOutDir: true } });
  const env = { PATH: process.env.PATH ?? '', PORT: '0', HOST: '127.0.0.1', RATE_LIMIT_FACTOR: '0', ...environment };
  const child = spawn(process.execPath, [join(outDir, 'night-service.js')], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const lines = createInterface({ input: child.stdout });
  const said: unknown[] = [];
  lines.on('line', (line) => said.push(JSON.parse(line)));
  while (said.length < 1) await once(lines, 'line');
  const began = performance.now();
  const { port } = said[0] as { port: number };
  const idle = await startService({ environment: { DATABASE_FILE: join(folder, `${port}.sqlite`) } });
  const isOver = (): boolean => said.length > 1;
  const [waits, idleWaits] = await Promise.all([askUntil(isOver, port), askUntil(isOver, idle.port)]);
  const minutes = Math.round((performance.now() - began) / 600) / 100;
  child.kill('SIGKILL');
  await idle.stop();
  return {
    removed: said[1],
    minutes,
    answers: waits.length,
    longestAnswer: Math.max(...waits),
    above300: waits.filter((wait) => wait > 300).length,
    /** The same for a service that does nothing else: what the machine itself makes everybody wait. */
    longestIdle: Math.max(...idleWaits),
  };
}

/** Asks the service at this port for a page until `isOver`; returns the milliseconds of each answer. */
async function askUntil(isOver: () => boolean, port: number, path = '/supervision/vivant'): Promise<number[]> {
  const waits: number[] = [];
  while (!isOver()) {
    const asked = performance.now();
    const response = await fetch(`http://127.0.0.1:${port}${path}`);
    await response.arrayBuffer();
    waits.push(Math.round(performance.now() - asked));
    expect(response.status).toBe(200);
    await pause(5);
  }
  return waits;
}
