import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';

/** A PostgreSQL server that tests start, disturb and delete. It listens only on a socket in its own folder. */
export interface TestPostgres {
  readonly url: string;
  /** Process id of the server, to freeze (`SIGSTOP`) or kill it. */
  pid(): number;
  /** Starts it again after it was stopped or killed. */
  start(): Promise<void>;
  stop(how: 'SIGINT' | 'SIGKILL'): Promise<void>;
  remove(): Promise<void>;
}

const help =
  'No PostgreSQL server found for the tests. Install one (Debian: apt-get install postgresql) ' +
  'or put its « bin » folder into PATH, or give a server by DATABASE_URL.';

/** Milliseconds to keep trying to start again. */
const startTimeout = 20_000;

/** Creates a server below `parent` or, if none is installed, uses that of `DATABASE_URL`; rejects without either. */
export async function createPostgres(parent = tmpdir()): Promise<TestPostgres> {
  const bin = findBinaries();
  if (bin === undefined) return givenServer();
  const folder = mkdtempSync(join(parent, 'neolis-pg-'));
  const user = otherUser();
  if (user !== undefined) chownSync(folder, user.uid, user.gid);
  const data = join(folder, 'data');
  const identity = { ...user, cwd: folder };
  execFileSync(
    join(bin, 'initdb'),
    ['-D', data, '-U', 'postgres', '-A', 'trust', '--no-sync', '-E', 'UTF8', '--locale=C'],
    { ...identity, stdio: 'ignore' },
  );
  let server: ReturnType<typeof spawn> | undefined;
  const startOnce = (): Promise<string | undefined> => {
    const options = ['-D', data, '-k', folder, '-c', 'listen_addresses='];
    const started = spawn(join(bin, 'postgres'), options, { ...identity, stdio: ['ignore', 'ignore', 'pipe'] });
    server = started;
    return new Promise((resolve) => {
      let output = '';
      started.stderr.on('data', (chunk: Buffer) => {
        output += chunk.toString();
        if (output.includes('database system is ready')) resolve(undefined);
      });
      started.once('exit', () => resolve(output));
    });
  };
  const start = async (): Promise<void> => {
    const giveUp = performance.now() + startTimeout;
    let failure = await startOnce();
    // After a kill -9 the server's child processes take a moment to notice.
    while (failure?.includes('pre-existing shared memory') && performance.now() < giveUp) failure = await startOnce();
    if (failure !== undefined) throw new Error(`PostgreSQL did not start: ${failure}`);
  };
  const stop = async (how: NodeJS.Signals): Promise<void> => {
    const running = server;
    server = undefined;
    if (running === undefined || running.exitCode !== null || running.signalCode !== null) return;
    const exited = once(running, 'exit');
    running.kill(how);
    // A frozen process ignores every other signal.
    running.kill('SIGCONT');
    await exited;
  };
  await start();
  return {
    url: `postgres://postgres@${encodeURIComponent(folder)}/postgres`,
    pid: () => server?.pid ?? 0,
    start,
    stop,
    remove: async () => {
      // Skips the final checkpoint: the data is deleted anyway.
      await stop('SIGQUIT');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function givenServer(): TestPostgres {
  const url = process.env.DATABASE_URL;
  if (url === undefined || url === '') throw new Error(help);
  const refuse = (): never => {
    throw new Error(`This test stops or freezes a server of its own. ${help}`);
  };
  return { url, pid: refuse, start: refuse, stop: refuse, remove: async () => {} };
}

function findBinaries(): string | undefined {
  const root = '/usr/lib/postgresql';
  const packaged = existsSync(root) ? readdirSync(root).map((version) => join(root, version, 'bin')) : [];
  const candidates = [...(process.env.PATH ?? '').split(delimiter), ...packaged.reverse()];
  return candidates.find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')));
}

/** PostgreSQL and its pooler refuse to run as root, so a root user's tests start them as this user. */
export function otherUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  for (const name of ['postgres', 'nobody']) {
    try {
      const id = (option: string): number => Number(execFileSync('id', [option, name], { stdio: 'pipe' }).toString());
      return { uid: id('-u'), gid: id('-g') };
    } catch {
      // This machine has no such user: try the next one.
    }
  }
  throw new Error(`${help} It also needs a user other than root to run as.`);
}
