import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hardeningFlags } from '#build/start/service-flags.mjs';
import { untilReady } from '#tests/shared/ready-service.ts';

/** The released program, running on a free port with its own database. */
export interface RunningService {
  /** `http://localhost:<port>`, without a slash at the end. */
  readonly address: string;
  /** The SQLite file, for tests that look at what was stored. */
  readonly databaseFile: string;
  readonly stop: () => Promise<void>;
}

interface ServiceOptions {
  /** Folder of the release; by default the one that the suite built. */
  readonly release?: string;
  readonly environment?: Readonly<Record<string, string>>;
  /** Start of the service's clock; by default the real time. */
  readonly now?: Date;
}

/** Starts the released program and waits until it is ready; rejects with its output if it ends before. */
export async function startService({ release, environment, now }: ServiceOptions = {}): Promise<RunningService> {
  const folder = mkdtempSync(join(tmpdir(), 'neolis-e2e-'));
  const databaseFile = join(folder, 'neolis.sqlite');
  const program = join(release ?? (process.env.NEOLIS_DIST || 'dist'), 'service/main.mjs');
  const clock = now === undefined ? [] : ['--import', './tests/e2e/service-clock.mjs'];
  const service = spawn(process.execPath, [...hardeningFlags, ...clock, program], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      PORT: '0',
      DATABASE_FILE: databaseFile,
      ERASURE_JOURNAL: join(folder, 'erasures.jsonl'),
      RATE_LIMIT_FACTOR: '0',
      TEST_CLOCK: now?.toISOString() ?? '',
      ...environment,
    },
  });
  const ended = new Promise<void>((resolve) => service.once('exit', () => resolve()));
  const { address } = await untilReady(service);
  return {
    address,
    databaseFile,
    stop: async () => {
      service.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
