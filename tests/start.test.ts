import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ensureBuilt } from '#build/start/ensure-built.mjs';
import { isInstalled } from '#build/start/install.mjs';
import { hardeningFlags } from '#build/start/service-flags.mjs';
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

test('the flags of the service refuse code made of strings, and an object’s prototype by name', async () => {
  const source = `
    const refused = (work) => { try { work(); return false; } catch (cause) { return cause instanceof EvalError; } };
    console.log(JSON.stringify([refused(() => eval('1')), refused(() => new Function('return 1')), '__proto__' in {}]));`;
  const probe = spawn(process.execPath, [...hardeningFlags, '--input-type=module', '--eval', source]);
  const [printed] = (await once(probe.stdout, 'data')) as [Buffer];
  expect(JSON.parse(printed.toString())).toEqual([true, true, false]);
});

test('the PDF library is loaded where documents are made, not by the service at its start', () => {
  const holding = (entry: string): string[] =>
    modulesOf(join(release, 'service', entry)).filter((path) =>
      readFileSync(path, 'utf8').includes('// node_modules/pdfkit/'),
    );
  expect(holding('document-worker.mjs')).not.toEqual([]);
  expect(holding('main.mjs')).toEqual([]);
});

/** A module with everything that it imports before it runs. */
function modulesOf(entry: string): string[] {
  const found = new Set([entry]);
  for (const path of found) {
    const imports = readFileSync(path, 'utf8').matchAll(/^(?:import|export) (?:.*? from )?"(\.[^"]+)";$/gm);
    for (const [, name = ''] of imports) found.add(join(dirname(path), name));
  }
  return [...found];
}

function endGroup(group: number): void {
  try {
    process.kill(-group, 'SIGKILL');
  } catch {
    // Ended already, as it should have.
  }
}
