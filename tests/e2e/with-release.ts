import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Builds a release with these settings from the sources in a folder, and removes it after its use. */
export async function withRelease(
  settings: Readonly<Record<string, string>>,
  use: (release: string) => Promise<void>,
  sources = '.',
): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'neolis-release-'));
  const release = join(folder, 'dist');
  const { status, stderr } = spawnSync('node_modules/.bin/tsx', ['build/build.ts'], {
    cwd: sources,
    env: { ...process.env, ...settings, NEOLIS_DIST: release },
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`The build with ${JSON.stringify(settings)} failed:\n${stderr}`);
  await use(release);
  rmSync(folder, { recursive: true, force: true });
}
