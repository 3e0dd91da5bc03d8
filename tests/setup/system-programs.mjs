import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, join, resolve } from 'node:path';

/** Programs that the suites drive, and the Debian package that brings each. */
const packages = {
  chromium: 'chromium',
  'chromium-headless-shell': 'chromium-headless-shell',
  etcd: 'etcd-server',
  'firefox-esr': 'firefox-esr',
  haproxy: 'haproxy',
  initdb: 'postgresql',
  java: 'default-jre-headless',
  nginx: 'nginx',
  patroni: 'patroni',
  pg_dump: 'postgresql-client',
  pgbouncer: 'pgbouncer',
  pgrep: 'procps',
  prlimit: 'util-linux',
  strace: 'strace',
};

/** @typedef {keyof typeof packages} Program */

/**
 * Unpacked into the project's cache, where they leave no service behind: what one of them prints its version with. The
 * others are installed: browsers need files at their usual place, PostgreSQL is run by a user who may not see this folder.
 * @type {Partial<Record<Program, string>>}
 */
const unpacked = {
  nginx: '-v',
  strace: '-V',
  // A root user's tests run it as another user, too.
  ...(process.getuid?.() !== 0 && { pgbouncer: '--version' }),
};

const cache = resolve('.cache/system');

/** Brought when they are asked for: browsers have several names, the others are driven by one suite alone. */
const onDemand = ['chromium', 'chromium-headless-shell', 'firefox-esr', 'etcd', 'haproxy', 'java', 'patroni'];

/** Brings every program that the storage, service and host suites drive. */
export function ensureSystemPrograms() {
  for (const name of /** @type {Program[]} */ (Object.keys(packages))) {
    if (onDemand.includes(name) || (name === 'initdb' && process.env.DATABASE_URL !== undefined)) continue;
    ensureProgram(name);
  }
}

/**
 * Path of an installed program, else of the system's package. Throws with what to do where neither can be had.
 * @param {Program} name
 */
export function ensureProgram(name) {
  const found = findProgram(name) ?? unpackPackage(name) ?? installPackage(name);
  if (found !== undefined) return found;
  throw new Error(`No ${name} found, which the tests need. Install it (Debian: apt-get install ${packages[name]}).`);
}

/**
 * Path of an installed program; `undefined` where there is none.
 * @param {string} name
 */
export function findProgram(name) {
  const postgres = '/usr/lib/postgresql';
  const folders = [
    ...(process.env.PATH ?? '').split(delimiter),
    '/usr/sbin',
    '/usr/local/sbin',
    ...programFolders(cache),
    ...(existsSync(postgres) ? readdirSync(postgres).map((version) => join(postgres, version, 'bin')) : []),
  ];
  return folders.map((folder) => join(folder, name)).find((path) => existsSync(path));
}

/**
 * Unpacks the system's package of a program, and what that needs, into the project's cache; returns the program's path,
 * `undefined` where it can't be had or doesn't run that way.
 * @param {Program} name
 */
function unpackPackage(name) {
  const version = unpacked[name];
  if (version === undefined || findProgram('apt-get') === undefined) return undefined;
  console.log(`No ${name} on this machine: unpacking the system’s package ${packages[name]} into ${cache}…`);
  const downloads = join(cache, 'downloads');
  mkdirSync(join(downloads, 'partial'), { recursive: true });
  mkdirSync(join(cache, 'lists/partial'), { recursive: true });
  const places = [
    `Dir::State::lists=${join(cache, 'lists')}`,
    `Dir::Cache=${cache}`,
    `Dir::Cache::archives=${downloads}`,
  ];
  const options = ['-qq', ...places.flatMap((place) => ['-o', place])];
  spawnSync('apt-get', ['update', ...options], { stdio: 'inherit' });
  const install = ['install', '-y', '--no-install-recommends', '--download-only', packages[name]];
  spawnSync('apt-get', [...install, ...options], { stdio: 'inherit' });
  for (const file of readdirSync(downloads).filter((file) => file.endsWith('.deb'))) {
    spawnSync('dpkg-deb', ['-x', join(downloads, file), cache], { stdio: 'inherit' });
    rmSync(join(downloads, file));
  }
  linkUnpackedLibraries();
  const program = programFolders(cache)
    .map((folder) => join(folder, name))
    .find((path) => existsSync(path));
  return program !== undefined && spawnSync(program, [version]).status === 0 ? program : undefined;
}

/** @param {string} root */
function programFolders(root) {
  return ['usr/bin', 'usr/sbin'].map((folder) => join(root, folder));
}

/** Libraries that the machine lacked are beside the programs that need them. */
function linkUnpackedLibraries() {
  const folders = ['usr/lib', 'lib'].map((folder) => join(cache, folder));
  const byArchitecture = folders
    .filter((folder) => existsSync(folder))
    .flatMap((folder) =>
      readdirSync(folder)
        .filter((name) => name.endsWith('-gnu'))
        .map((name) => join(folder, name)),
    );
  if (byArchitecture.length > 0) process.env.LD_LIBRARY_PATH = byArchitecture.join(delimiter);
}

/**
 * Installs the system's package of a program where this machine has Debian's installer, without starting any service;
 * returns the program's path.
 * @param {Program} name
 */
export function installPackage(name) {
  if (findProgram('apt-get') === undefined) return undefined;
  console.log(`No ${name} on this machine: installing the system’s package ${packages[name]}…`);
  spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit' });
  const install = ['install', '-y', '-qq', '--no-install-recommends', packages[name]];
  withoutServices(() => {
    spawnSync('apt-get', install, { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } });
  });
  return findProgram(name);
}

/** Services that this machine starts when it boots; none without systemd. */
function enabledUnits() {
  const list = ['list-unit-files', '--state=enabled', '--no-legend', '--plain', '--type=service'];
  const { stdout } = spawnSync('systemctl', list, { encoding: 'utf8' });
  return (stdout ?? '').split('\n').flatMap((line) => line.split(' ')[0] || []);
}

/**
 * Debian starts no service of a package while this file says so; none begins at the next boot either.
 * @param {() => void} install
 */
function withoutServices(install) {
  const policy = '/usr/sbin/policy-rc.d';
  const own = process.getuid?.() === 0 && !existsSync(policy);
  if (own) writeFileSync(policy, '#!/bin/sh\nexit 101\n', { mode: 0o755 });
  const before = enabledUnits();
  try {
    install();
  } finally {
    if (own) rmSync(policy);
    const added = enabledUnits().filter((unit) => !before.includes(unit));
    if (added.length > 0) spawnSync('systemctl', ['disable', ...added], { stdio: 'ignore' });
  }
}

linkUnpackedLibraries();
