import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';

/** The editor's page is one file of scripts: its dependencies, 640 packages, are in it already. */
const version = '3.16.3';
/** As the lock file would keep it. */
const integrity = 'sha512-hf+dPlCh7TJmWl8+6VRzHYOWhri5xgUknrZbDewaWe4s9B7xJ8PQugp2QHeSldMUKzav6+z0oIpwUYhUJDYtYw==';
const folder = `.cache/decap-cms-${version}`;

/** Fetches Decap CMS where it is missing. Returns the folder of its scripts; throws if the registry has none, or another. */
export function installCms(): string {
  const scripts = `${folder}/package/dist`;
  if (existsSync(`${scripts}/decap-cms.js`)) return scripts;
  console.log('Installation de l’éditeur, une seule fois…');
  mkdirSync(folder, { recursive: true });
  execFileSync('npm', ['pack', `decap-cms@${version}`, '--silent', '--pack-destination', folder]);
  const tarball = `${folder}/decap-cms-${version}.tgz`;
  if (`sha512-${createHash('sha512').update(readFileSync(tarball)).digest('base64')}` !== integrity) {
    throw new Error(`${tarball} n’est pas celui qui a été essayé`);
  }
  execFileSync('tar', ['-xzf', tarball, '-C', folder]);
  return scripts;
}
