/** Installs the programs that only measure or check a release beside the others, where they are missing or differ. */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { ensureInstalled } from '#build/start/install.mjs';

/** @type {{ devDependencies: Record<string, string> }} */
const { devDependencies } = JSON.parse(readFileSync('tests/measure/package.json', 'utf8'));

ensureInstalled();
if (!Object.entries(devDependencies).every(([name, version]) => installedVersion(name) === version)) {
  console.log('Installing the programs that measure…');
  const { status } = spawnSync(
    'npm',
    ['install', '--no-save', '--workspace', 'tests/measure', '--include-workspace-root'],
    { stdio: 'inherit' },
  );
  if (status !== 0) process.exit(status ?? 1);
}

/** @param {string} name */
function installedVersion(name) {
  const file = `node_modules/${name}/package.json`;
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).version : undefined;
}
