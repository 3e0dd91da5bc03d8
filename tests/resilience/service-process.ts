import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { ensureBuilt } from '#build/start/ensure-built.mjs';
import { hardeningFlags } from '#build/start/service-flags.mjs';
import { ensureProgram } from '#tests/setup/system-programs.mjs';
import { untilReady } from '#tests/shared/ready-service.ts';

/** This project's release, built again if its sources have changed. */
const release = ensureBuilt();

/** The service as a separate program, as in production. */
export interface ServiceProcess {
  readonly port: number;
  readonly pid: number;
  readonly address: string;
  /** The log line that said it is ready. */
  readonly readyLine: string;
  /** Milliseconds from the start of the program to its first possible response. */
  readonly startedIn: number;
  kill(): Promise<void>;
  /** Asks it to end; returns its exit code and how long it took in milliseconds. */
  terminate(): Promise<{ code: number | null; milliseconds: number }>;
}

interface StartOptions {
  readonly environment: Readonly<Record<string, string>>;
  /** Program and arguments put before the service's command, such as `strace …`. */
  readonly wrapper?: readonly [program: Parameters<typeof ensureProgram>[0], ...parameters: string[]];
}

/** Starts the service and waits until it is ready. Rejects with its output if it ends before. */
export async function startService(options: StartOptions): Promise<ServiceProcess> {
  const started = performance.now();
  const child = spawnService(options);
  const { port, line } = await untilReady(child);
  const startedIn = performance.now() - started;
  const exited = once(child, 'exit');
  return {
    port,
    pid: child.pid ?? 0,
    address: `http://127.0.0.1:${port}`,
    readyLine: line,
    startedIn,
    kill: async () => {
      child.kill('SIGKILL');
      await exited;
    },
    terminate: async () => {
      const asked = performance.now();
      child.kill('SIGTERM');
      const [code] = (await exited) as [number | null];
      return { code, milliseconds: performance.now() - asked };
    },
  };
}

/** Runs a service that is expected to refuse to start; ends it if it gets ready. */
export async function failToStart(
  environment: Readonly<Record<string, string>>,
): Promise<{ code: number; output: string }> {
  const child = spawnService({ environment });
  let output = '';
  child.stdout?.on('data', (chunk: Buffer) => {
    output += chunk.toString();
    if (output.includes('"event":"ready"')) child.kill('SIGKILL');
  });
  child.stderr?.on('data', (chunk: Buffer) => {
    output += chunk.toString();
  });
  const [code] = (await once(child, 'close')) as [number];
  return { code, output };
}

function spawnService({ environment, wrapper }: StartOptions): ChildProcess {
  const service = [...hardeningFlags, join(release, 'service', 'main.mjs')];
  const [program = '', ...parameters] = [
    ...(wrapper === undefined ? [] : [ensureProgram(wrapper[0]), ...wrapper.slice(1)]),
    process.execPath,
    ...service,
  ];
  return spawn(program, parameters, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH: process.env.PATH ?? '', PORT: '0', HOST: '127.0.0.1', RATE_LIMIT_FACTOR: '0', ...environment },
  });
}
