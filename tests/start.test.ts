import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ensureBuilt } from '#build/start/ensure-built.mjs';
import { isInstalled } from '#build/start/install.mjs';
import { temporaryFolder } from '#service/temporary-folder.fixture.ts';
import { untilReady } from '#tests/shared/released-service.ts';

const release = ensureBuilt();
const folder = temporaryFolder();
const groups: number[] = [];
beforeAll(() => {
  // `npm start` would install under the feet of this very test, and be killed in the middle.
  if (!isInstalled()) throw new Error('The lock file has changed: run npm ci first');
});
afterAll(() => {
  for (const group of groups) endGroup(group);
});

test.each(['start', 'serve'])(
  'npm %s ends its service when it is asked to end, and frees the port',
  { timeout: 60_000 },
  async (script) => {
    const npm = spawn('npm', ['run', script], {
      // A group of its own, so that nothing stays behind where this fails.
      detached: true,
      stdio: ['ignore', 'pipe', 'inherit'],
      env: {
        ...process.env,
        NEOLIS_DIST: release,
        PORT: '0',
        DATABASE_FILE: join(folder, `${script}.sqlite`),
        ERASURE_JOURNAL: join(folder, 'erasures.jsonl'),
      },
    });
    if (npm.pid !== undefined) groups.push(npm.pid);
    const ended = once(npm, 'exit');
    const { address } = await untilReady(npm);
    expect((await fetch(`${address}/supervision/vivant`)).status).toBe(200);
    // A check that a bundle may lose.
    expect((await fetch(`${address}/supervision/vivant?autre=%C3`)).status).toBe(404);
    npm.kill('SIGTERM');
    await ended;
    const after = await fetch(`${address}/supervision/vivant`).catch(() => 'nothing listens');
    expect(after).toBe('nothing listens');
  },
);

function endGroup(group: number): void {
  try {
    process.kill(-group, 'SIGKILL');
  } catch {
    // Ended already, as it should have.
  }
}
