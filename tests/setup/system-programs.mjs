import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';

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

/** Brought when they are asked for: browsers have several names, the others are driven by one suite alone. */
const onDemand = ['chromium', 'chromium-headless-shell', 'firefox-esr', 'etcd', 'haproxy', 'java', 'patroni'];

/** Brings every program that the storage, service and host suites drive. */
export function ensureSystemPrograms() {
  for (const name of /** @type {Program[]} */ (Object.keys(packages))) {
    if (onDemand.includes(name) || (name === 'initdb' && process.env.DATABASE_URL !== undefined)) continue;
    ensureProgram(name);
  }
}

/** Path of a program, installed if need be. Throws with what to do if it can't be had. @param {Program} name */
export function ensureProgram(name) {
  const found = findProgram(name) ?? installPackage(name);
  if (found !== undefined) return found;
  throw new Error(`No ${name} found, which the tests need. Install it (Debian: apt-get install ${packages[name]}).`);
}

/** Path of the first installed one of these programs; `undefined` where there is none. @param {...string} names */
export function findProgram(...names) {
  const postgres = '/usr/lib/postgresql';
  const folders = [
    ...(process.env.PATH ?? '').split(delimiter),
    '/usr/sbin',
    '/usr/local/sbin',
    ...(existsSync(postgres) ? readdirSync(postgres).map((version) => join(postgres, version, 'bin')) : []),
  ];
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find((path) => existsSync(path));
}

/**
 * Installs Debian's package of a program, starting no service; returns its path, `undefined` where it can't be installed.
 * @param {Program} name
 */
export function installPackage(name) {
  if (process.getuid?.() !== 0 || findProgram('apt-get') === undefined) return undefined;
  console.log(`No ${name} on this machine: installing the system’s package ${packages[name]}…`);
  spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit' });
  const install = ['install', '-y', '-qq', '--no-install-recommends', packages[name]];
  withoutServices(() => {
    spawnSync('apt-get', install, { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } });
  });
  return findProgram(name);
}

/** Debian starts no service of a package while this file says so. @param {() => void} install */
function withoutServices(install) {
  const policy = '/usr/sbin/policy-rc.d';
  const own = !existsSync(policy);
  if (own) writeFileSync(policy, '#!/bin/sh\nexit 101\n', { mode: 0o755 });
  try {
    install();
  } finally {
    if (own) rmSync(policy);
  }
}
