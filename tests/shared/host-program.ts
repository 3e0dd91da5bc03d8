import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { type NginxSettings, nginxConfiguration } from '#deploy/nginx/nginx-configuration.ts';
import type { SiteHeaders } from '#deploy/nginx/site-headers.ts';
import { ensureProgram } from '#tests/setup/system-programs.mjs';

/** nginx, started on a free port with a configuration that the project generated. */
export interface RunningHost {
  readonly address: string;
  /** Everything that it has logged so far. */
  readonly logged: () => string;
  readonly stop: () => Promise<void>;
}

/** nginx with the server block that is generated for a free port, in a minimal configuration. */
export async function startNginx(configure: (port: number) => string): Promise<RunningHost> {
  const program = ensureProgram('nginx');
  const folder = mkdtempSync(join(tmpdir(), 'neolis-nginx-'));
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `${kind}_temp_path ${join(folder, kind)};`,
  );
  const port = await findFreePort();
  const configuration = [
    // Started by root it would read the site as another user, who may not access this folder.
    process.getuid?.() === 0 ? 'user root;' : '',
    `daemon off; pid ${join(folder, 'pid')}; error_log ${join(folder, 'error.log')} info;`,
    'events {}',
    `http { include ${join(program, '../../../etc/nginx/mime.types')}; access_log ${join(folder, 'access.log')}; ${temporary.join(' ')}`,
    configure(port),
    '}',
  ].join('\n');
  writeFileSync(join(folder, 'nginx.conf'), configuration);
  const host = spawn(program, ['-p', folder, '-c', join(folder, 'nginx.conf')], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const printed: string[] = [];
  host.stderr.on('data', (chunk) => printed.push(String(chunk)));
  const ended = once(host, 'exit');
  const address = `http://localhost:${port}`;
  const logs = ['access.log', 'error.log'].map((name) => join(folder, name));
  const logged = (): string =>
    [...printed, ...logs.filter((path) => existsSync(path)).map((path) => readFileSync(path, 'utf8'))].join('\n');
  const stop = async (): Promise<void> => {
    host.kill('SIGTERM');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  while (!(await answers(address))) {
    if (host.exitCode !== null) throw new Error(`nginx ended with ${host.exitCode}:\n${logged()}`);
  }
  return { address, logged, stop };
}

/** nginx with the generated configuration before a release, for visitors without TLS if not `changed`. */
export function startReleasedHost(release: string, changed: Partial<NginxSettings> = {}): Promise<RunningHost> {
  const headers = JSON.parse(readFileSync(join(release, 'headers.json'), 'utf8')) as SiteHeaders;
  const usual = { siteUrl: 'http://localhost', services: [], requestsPerSecond: 1000 };
  const settings = { root: join(resolve(release), 'site'), ...usual, ...changed };
  return startNginx((port) => nginxConfiguration(headers, { ...settings, listen: String(port) }));
}

async function answers(address: string): Promise<boolean> {
  return fetch(address, { method: 'HEAD', redirect: 'manual' }).then(
    () => true,
    () => false,
  );
}

/** A port that is free at this moment. */
export async function findFreePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}
