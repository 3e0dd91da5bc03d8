import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureProgram } from '#publish/system-programs.mjs';

/** A web server started on a free port with a configuration that the project generated. */
export interface RunningHost {
  readonly address: string;
  readonly stop: () => Promise<void>;
}

/** Gives the generated configuration for the port that was found. */
type Configure = (port: number) => string;

/** nginx with the generated server block in the least configuration that it starts with. */
export async function startNginx(configure: Configure): Promise<RunningHost> {
  const program = ensureProgram('nginx');
  const folder = mkdtempSync(join(tmpdir(), 'neolis-nginx-'));
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `${kind}_temp_path ${join(folder, kind)};`,
  );
  const port = await findFreePort();
  const configuration = [
    // Started by root it would read the site as another user, who may not see this folder.
    process.getuid?.() === 0 ? 'user root;' : '',
    `daemon off; pid ${join(folder, 'pid')}; error_log stderr;`,
    'events {}',
    `http { include /etc/nginx/mime.types; access_log off; ${temporary.join(' ')}`,
    configure(port),
    '}',
  ].join('\n');
  writeFileSync(join(folder, 'nginx.conf'), configuration);
  return start(program, ['-p', folder, '-c', join(folder, 'nginx.conf')], port, folder);
}

export async function startCaddy(configure: Configure): Promise<RunningHost> {
  const program = ensureProgram('caddy');
  const folder = mkdtempSync(join(tmpdir(), 'neolis-caddy-'));
  const port = await findFreePort();
  writeFileSync(join(folder, 'Caddyfile'), `{\n\tadmin off\n}\n${configure(port)}`);
  return start(program, ['run', '--config', join(folder, 'Caddyfile'), '--adapter', 'caddyfile'], port, folder);
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
  const stop = async (): Promise<void> => {
    host.kill('SIGTERM');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  while (!(await answers(address))) {
    if (host.exitCode !== null) throw new Error(`${program} ended with ${host.exitCode}:\n${printed.join('')}`);
  }
  return { address, stop };
}

async function answers(address: string): Promise<boolean> {
  return fetch(address, { method: 'HEAD' }).then(
    () => true,
    () => false,
  );
}

/** A port that nothing listens on at this moment. */
export async function findFreePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('The system gave no free port');
  return address.port;
}
