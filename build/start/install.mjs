import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';

const stamp = 'node_modules/.installed-from';

/** Whether packages are those of the lock file, by our note or npm's; those installed by hand since are left alone. */
export function isInstalled() {
  if (existsSync(stamp)) return readFileSync(stamp, 'utf8') === wantedPackages();
  const byHand = 'node_modules/.package-lock.json';
  return existsSync(byHand) && statSync(byHand).mtimeMs >= statSync('package-lock.json').mtimeMs;
}

/** Installs the lock file's packages if needed, not those of `tests/measure`, or exits. It can't import any package. */
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
