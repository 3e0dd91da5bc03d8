import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';

const stamp = 'node_modules/.installed-from';

/**
 * Installs the dependencies of the lock file where they are missing or of another lock file. Plain JavaScript without
 * imports of ours, because nothing is there yet on a fresh machine. Ends the process where the installation fails.
 */
export function ensureInstalled() {
  const wanted = createHash('sha256').update(readFileSync('package-lock.json')).update(process.version).digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  console.log('Installing the dependencies (once for each version of the lock file)…');
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund'], { stdio: 'inherit' });
  if (status !== 0) {
    console.error('The dependencies could not be installed: see the message of npm above.');
    process.exit(status ?? 1);
  }
  writeFileSync(stamp, wanted);
}
