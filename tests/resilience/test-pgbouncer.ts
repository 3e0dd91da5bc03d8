import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import { otherUser } from '#service/storage/contract/test-postgres.fixture.ts';
import { ensureProgram } from '#tests/setup/system-programs.mjs';

/** Connections to the database that all clients of the pooler share. */
const shared = 5;

/** Starts PgBouncer, in transaction mode, before a server; returns the function that routes an address through it. */
export async function startPgbouncer(url: string): Promise<(url: string) => string> {
  const { hostname, port, username, password } = new URL(url);
  const folder = mkdtempSync(join(tmpdir(), 'neolis-pgbouncer-'));
  const user = otherUser();
  if (user !== undefined) chownSync(folder, user.uid, user.gid);
  const server = Object.entries({ host: decodeURIComponent(hostname), port, user: username, password })
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `${name}=${value}`);
  const settings = join(folder, 'pgbouncer.ini');
  writeFileSync(
    settings,
    `[databases]
* = ${server.join(' ')}
[pgbouncer]
unix_socket_dir = ${folder}
listen_port = 5432
auth_type = any
pool_mode = transaction
default_pool_size = ${shared}
`,
  );
  const pooler = spawn(ensureProgram('pgbouncer'), [settings], {
    ...user,
    cwd: folder,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const exited = once(pooler, 'exit');
  await new Promise<void>((resolve, reject) => {
    let output = '';
    pooler.stderr.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      if (output.includes('process up')) resolve();
    });
    pooler.once('exit', () => reject(new Error(`PgBouncer did not start: ${output}`)));
  });
  afterAll(async () => {
    pooler.kill('SIGTERM');
    await exited;
    rmSync(folder, { recursive: true, force: true });
  });
  return (address) => `postgres://postgres@${encodeURIComponent(folder)}${new URL(address).pathname}`;
}
