import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { type NginxSettings, nginxConfiguration } from '#deploy/nginx/nginx-configuration.ts';
import type { SiteHeaders } from '#deploy/nginx/site-headers.ts';
import { ensureProgram } from '#tests/setup/system-programs.mjs';

/** A web server started on a free port with a configuration that the project generated. */
export interface RunningHost {
  readonly address: string;
  /** Everything that it has logged so far. */
  readonly logged: () => string;
  readonly stop: () => Promise<void>;
}

/** Returns the generated configuration for the port that was found. */
type Configure = (port: number) => string;

/** nginx with the generated server block in a minimal configuration. */
export async function startNginx(configure: Configure): Promise<RunningHost> {
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
  return start(program, ['-p', folder, '-c', join(folder, 'nginx.conf')], port, folder);
}

/** nginx with the generated configuration before a release, for visitors without TLS if not `changed`. */
export function startReleasedHost(release: string, changed: Partial<NginxSettings> = {}): Promise<RunningHost> {
  const headers = JSON.parse(readFileSync(join(release, 'headers.json'), 'utf8')) as SiteHeaders;
  const usual = { siteUrl: 'http://localhost', services: [], requestsPerSecond: 1000 };
  const settings = { root: join(resolve(release), 'site'), ...usual, ...changed };
  return startNginx((port) => nginxConfiguration(headers, { ...settings, listen: String(port) }));
}

async function start(program: string, args: string[], port: number, folder: string): Promise<RunningHost> {
  mkdirSync(join(folder, 'home'));
  const host = spawn(program, args, {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, HOME: join(folder, 'home'), XDG_CONFIG_HOME: folder, XDG_DATA_HOME: folder },
  });
  const printed: string[] = [];
  host.stderr.on('data', (chunk) => printed.push(String(chunk)));
  const ended = new Promise<void>((resolve) => host.once('exit', () => resolve()));
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
    if (host.exitCode !== null) throw new Error(`${program} ended with ${host.exitCode}:\n${logged()}`);
  }
  return { address, logged, stop };
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
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('The system returned no free port');
  return address.port;
}

interface RawAnswer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

/**
 * Sends a raw request to a host from a visitor's address, and reads all of the answer: its declared length, or until the
 * connection ends, which a host may put off.
 */
export function askRaw(address: string, request: string, visitor: string): Promise<RawAnswer> {
  const { port } = new URL(address);
  return new Promise((resolve, reject) => {
    const socket = connect({ host: '127.0.0.1', port: Number(port), localAddress: visitor });
    let answer = Buffer.alloc(0);
    socket.on('data', (chunk) => {
      answer = Buffer.concat([answer, chunk]);
      if (isWhole(answer)) socket.destroy();
    });
    socket.on('error', (cause: NodeJS.ErrnoException) => {
      // A host that refuses a request may close the connection before it has received all of it.
      if (answer.length === 0) reject(cause);
    });
    socket.on('close', () => {
      const [head = '', ...body] = answer.toString().split('\r\n\r\n');
      const [line = '', ...lines] = head.split('\r\n');
      const pairs = lines.map((text): [string, string] => {
        const colon = text.indexOf(':');
        return [text.slice(0, colon), text.slice(colon + 1).trim()];
      });
      resolve({ status: Number(line.split(' ')[1]), headers: new Headers(pairs), text: body.join('\r\n\r\n') });
    });
    socket.write(`${request}\r\nConnection: close\r\n\r\n`);
  });
}

/** Whether everything that an answer declares has arrived. */
function isWhole(answer: Buffer): boolean {
  const head = answer.indexOf('\r\n\r\n');
  const [, length] = /^content-length: *(\d+)/im.exec(answer.toString('latin1', 0, head)) ?? [];
  return head >= 0 && length !== undefined && answer.length >= head + 4 + Number(length);
}
