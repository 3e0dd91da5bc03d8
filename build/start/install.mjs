import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';

const stamp = 'node_modules/.installed-from';

/**
 * Whether the installed packages are those of the lock file, by our own note, otherwise by npm's. Packages installed by
 * hand since the lock file changed are left alone.
 */
export function isInstalled() {
  if (existsSync(stamp)) return readFileSync(stamp, 'utf8') === wantedPackages();
  const byHand = 'node_modules/.package-lock.json';
  return existsSync(byHand) && statSync(byHand).mtimeMs >= statSync('package-lock.json').mtimeMs;
}

/**
 * Installs the dependencies of the lock file if they are missing or differ, without those of `tests/measure`. Ends the
 * process if the installation fails. Without our own imports and types, since a fresh machine has nothing installed.
 */
export function ensureInstalled() {
  if (isInstalled()) return;
  console.log('Installing the dependencies (once for each version of the lock file)…');
  const { status } = spawnSync('npm', ['ci', '--workspaces=false', '--no-audit', '--no-fund'], { stdio: 'inherit' });
  if (status !== 0) {
    console.error('The dependencies could not be installed: see the message of npm above.');
    process.exit(status ?? 1);
  }
  writeFileSync(stamp, wantedPackages());
}

function wantedPackages() {
  return createHash('sha256').update(readFileSync('package-lock.json')).update(process.version).digest('hex');
}
