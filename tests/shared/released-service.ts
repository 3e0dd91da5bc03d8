import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBuilt } from '#build/start/ensure-built.mjs';
import { hardeningFlags } from '#build/start/service-flags.mjs';
import { ensureProgram } from '#tests/setup/system-programs.mjs';

/** This project's release, built again if its sources have changed: here, where no test waits for it. */
const ownRelease = ensureBuilt();

/** Where a service that was started responds, without a slash at the end, and the line of its log that says so. */
interface ReadyService {
  /** `http://localhost:<port>`. */
  readonly address: string;
  readonly port: number;
  readonly line: string;
}

export interface RunningService extends ReadyService {
  readonly pid: number;
  /** The SQLite file of its own that it has unless it was given a database, for tests that look at what was stored. */
  readonly databaseFile: string;
  /** Milliseconds from the start of the program to its first possible response. */
  readonly startedIn: number;
  readonly kill: () => Promise<void>;
  /** Asks it to end; returns its exit code and how long it took in milliseconds. */
  readonly stop: () => Promise<{ code: number | null; milliseconds: number }>;
}

interface StartOptions {
  readonly environment?: Readonly<Record<string, string>>;
  /** Folder of the release; by default this project's. */
  readonly release?: string;
  /** Start of the service's clock; by default the real time. */
  readonly now?: Date;
  /** Program and arguments put before the service's command, such as `strace …`. */
  readonly wrapper?: readonly [program: Parameters<typeof ensureProgram>[0], ...parameters: string[]];
}

/** Starts the service and waits until it is ready. Rejects with its output if it ends before. */
export async function startService({ environment = {}, ...options }: StartOptions = {}): Promise<RunningService> {
  const folder = mkdtempSync(join(tmpdir(), 'neolis-service-'));
  const databaseFile = join(folder, 'neolis.sqlite');
  const own = { DATABASE_FILE: databaseFile, ERASURE_JOURNAL: join(folder, 'erasures.jsonl') };
  const isGiven = 'DATABASE_FILE' in environment || 'DATABASE_URL' in environment;
  const started = performance.now();
  const child = spawnService({ ...options, environment: isGiven ? environment : { ...own, ...environment } });
  const ready = await untilReady(child);
  const startedIn = performance.now() - started;
  const exited = once(child, 'exit');
  const end = async (signal: NodeJS.Signals) => {
    const asked = performance.now();
    child.kill(signal);
    const [code] = (await exited) as [number | null];
    rmSync(folder, { recursive: true, force: true });
    return { code, milliseconds: performance.now() - asked };
  };
  return {
    ...ready,
    pid: child.pid ?? 0,
    databaseFile,
    startedIn,
    kill: async () => void (await end('SIGKILL')),
    stop: () => end('SIGTERM'),
  };
}

/** Starts the service, on a free port unless the environment names one. */
export function spawnService({ environment, release = ownRelease, wrapper, now }: StartOptions): ChildProcess {
  const clock = now === undefined ? [] : ['--import', './tests/shared/service-clock.mjs'];
  const [program = '', ...parameters] = [
    ...(wrapper === undefined ? [] : [ensureProgram(wrapper[0]), ...wrapper.slice(1)]),
    ...[process.execPath, ...hardeningFlags, ...clock, join(release, 'service/main.mjs')],
  ];
  const fixed = { PATH: process.env.PATH ?? '', TEST_CLOCK: now?.toISOString() ?? '' };
  return spawn(program, parameters, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...fixed, PORT: '0', HOST: '127.0.0.1', RATE_LIMIT_FACTOR: '0', ...environment },
  });
}

export function untilReady(program: ChildProcess): Promise<ReadyService> {
  return new Promise((resolve, reject) => {
    let printed = '';
    const read = (chunk: Buffer): void => {
      printed += chunk.toString();
      const [line, port] = /.*"event":"ready","address":"http:\/\/localhost:(\d+)\/.*\n/.exec(printed) ?? [];
      if (line === undefined) return;
      // Read on, so that the program never waits, but not into a text that grows with each line.
      for (const output of [program.stdout, program.stderr]) output?.off('data', read).resume();
      printed = '';
      resolve({ address: `http://localhost:${port}`, port: Number(port), line });
    };
    program.stdout?.on('data', read);
    program.stderr?.on('data', read);
    program.once('exit', (code) => reject(new Error(`The service ended with ${code}:\n${printed}`)));
  });
}
