import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sourceHash } from './source-hash.mjs';

/** Builds the release if there is none for these sources and settings. Ends the process if the build fails. */
export function ensureBuilt() {
  const release = process.env.NEOLIS_DIST || 'dist';
  const stamp = join(release, 'built-from');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === sourceHash()) return release;
  console.log('Building the site and the service…');
  const { status } = spawnSync('node_modules/.bin/tsx', ['build/build.ts'], { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
  return release;
}
