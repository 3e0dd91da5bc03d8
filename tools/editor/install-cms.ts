import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';

/** The editor's page is one file of scripts: its dependencies, 640 packages, are in it already. */
const version = '3.16.3';
const folder = `.cache/decap-cms-${version}`;

/** Fetches Decap CMS where it is missing. Returns the folder of its scripts; throws if the registry can't be reached. */
export function installCms(): string {
  const scripts = `${folder}/package/dist`;
  if (existsSync(`${scripts}/decap-cms.js`)) return scripts;
  console.log('Installation de l’éditeur, une seule fois…');
  mkdirSync(folder, { recursive: true });
  run('npm', ['pack', `decap-cms@${version}`, '--silent', '--pack-destination', folder]);
  run('tar', ['-xzf', `${folder}/decap-cms-${version}.tgz`, '-C', folder]);
  return scripts;
}

function run(command: string, words: readonly string[]): void {
  const { status } = spawnSync(command, words, { stdio: 'inherit' });
  if (status !== 0) throw new Error(`${command} ${words.join(' ')} ended with ${status}`);
}
