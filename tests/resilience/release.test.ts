import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { Agent } from 'node:http';
import { basename, join } from 'node:path';
import SqliteDatabase from 'better-sqlite3';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { randomOrder, seededRandom } from '#service/payloads.fixture.ts';
import { exampleOrder } from '#service/storage/contract/example-rows.fixture.ts';
import { openSqlite } from '#service/storage/engines/sqlite.ts';
import { migrations } from '#service/storage/migrations/steps.ts';
import { findFreePort } from '#tests/shared/host-program.ts';
import { postOrder } from './load.ts';
import { maskedOthers, releaseMachine } from './release-machine.ts';

const nextMigration = '9999-next';
const port = await findFreePort();
const machine = releaseMachine(port);
const { root, home, stubs, archives, database, listenOn, upgrade, neolis, nextRelease, running, isUp } = machine;
const { whileSwitching } = machine;
let first = '';

beforeAll(async () => {
  listenOn('127.0.0.1');
  const storage = await openSqlite(database);
  await storage.placeOrder(exampleOrder({ reference: 'NEO-AVANT234' }), 0);
  await storage.close();

  const settings = { SITE_URL: 'https://www.neolis.example.com', SITE_ROOT: '', NEOLIS_DIST: '' };
  execFileSync('sh', [...maskedOthers, 'node_modules/.bin/tsx', 'build/pack-release.ts', archives], {
    env: { ...process.env, ...settings },
    stdio: 'pipe',
  });
  first = readdirSync(archives)
    .filter((file) => file.endsWith('.tar.gz'))
    .map((file) => basename(file, '.tar.gz'))
    .join();
}, 180_000);

afterAll(() => machine.systemctl('stop'));

const earlier = (name: string): string => `site/assets/${name}-earlier-page.js`;

function hasOrder(): boolean {
  const db = new SqliteDatabase(database);
  const row = db.prepare("select 1 from orders where reference = 'NEO-AVANT234'").get();
  db.close();
  return row !== undefined;
}

/** Adds a migration to a release. */
function addMigration(service: string): void {
  const last = Object.keys(migrations).sort().at(-1);
  const script = `sed -i 's/"${last}":/"${nextMigration}": async () => {}, &/' storage-*.mjs`;
  execFileSync('sh', ['-c', script], { cwd: service });
}

test('an archive holds the driver alone of all packages, and names no folder of the build', () => {
  writeFileSync(machine.beforeCurl, 'exit 2');
  expect(upgrade(join(archives, `${first}.tar.gz`)).said).toContain('Installez curl (7.71 ou plus récent)');
  rmSync(machine.beforeCurl);
  const environment = join(root, 'etc/neolis/neolis.env');
  renameSync(environment, `${environment}.away`);
  expect(upgrade(join(archives, `${first}.tar.gz`)).said).toContain(`${first} ne répond pas : rien n’a changé.`);
  renameSync(`${environment}.away`, environment);
  expect(upgrade(join(archives, `${first}.tar.gz`)).said).toContain(`${first} est installé : lancez-le`);
  expect(upgrade('--back')).toEqual({ status: 1, said: 'Aucune version précédente.\n' });
  const release = join(home, 'releases', first);
  expect(readdirSync(join(release, 'node_modules')).sort()).toEqual(['better-sqlite3', 'bindings', 'file-uri-to-path']);
  // By the service and nginx, although it was packed where root hides from others what it makes.
  expect(execFileSync('find', [release, '!', '-perm', '-o=r'], { encoding: 'utf8' })).toBe('');
  const nginx = readFileSync(join(release, 'dist/hosts/nginx.conf'), 'utf8');
  expect(nginx).toContain('/srv/neolis/current/dist/site');
  expect(nginx).not.toContain(process.cwd());
  const hash = readFileSync(join(archives, `${first}.tar.gz.sha256`), 'utf8');
  expect(execFileSync('sha256sum', ['--check'], { cwd: archives, input: hash, encoding: 'utf8' })).toContain('OK');
});

/** Makes restoring take longer than the upgrade waits for a start, which sees a moment pass at each `sleep`. */
function restoreSlowly(service: string): void {
  const moments = join(root, 'moments');
  const sleep = `#!/bin/sh\n[ -e ${moments} ] && echo >>${moments} || exec /bin/sleep "$@"\n`;
  writeFileSync(join(stubs, 'sleep'), sleep, { mode: 0o755 });
  renameSync(join(service, 'commands/restore.mjs'), join(service, 'commands/quickly.mjs'));
  const slowly = `import { readFileSync, rmSync, writeFileSync } from 'node:fs';
    writeFileSync('${moments}', '');
    while (readFileSync('${moments}').length < 400) await new Promise(setImmediate);
    rmSync('${moments}');
    await import('./quickly.mjs');`;
  writeFileSync(join(service, 'commands/restore.mjs'), slowly);
}

test('an upgrade is tried on a copy of the data, switched to, and can be taken back; then it makes documents', async () => {
  machine.systemctl('restart');
  const archive = nextRelease('neolis-2', restoreSlowly);
  // One that was built fifty days ago: a file of its own, and two of releases that it replaced.
  for (const [file, age] of Object.entries({
    'built-from': 50,
    [earlier('own')]: 60,
    [earlier('kept')]: 20,
    [earlier('old')]: 40,
  })) {
    const path = join(home, 'releases', first, 'dist', file);
    if (!existsSync(path)) writeFileSync(path, '');
    const day = Date.now() / 1000 - age * 86_400;
    utimesSync(path, day, day);
  }
  expect(upgrade(archive)).toEqual({ status: 0, said: expect.stringContaining('neolis-2 tourne.') });
  expect(running()).toBe('neolis-2');
  expect(await isUp()).toBe(true);
  const kept = ['own', 'kept', 'old'].filter((name) => existsSync(join(home, 'releases/neolis-2/dist', earlier(name))));
  expect(kept, 'files of pages that visitors have open').toEqual(['own', 'kept']);
  const { mode } = statSync(join(home, 'releases/neolis-2/dist', earlier('own')));
  expect(mode & 0o044, 'read by nginx').toBe(0o044);
  expect(readdirSync(join(root, 'var/lib/neolis/backups')).join()).toMatch(/^neolis-before-neolis-2-.*\.jsonl\.gz$/);
  expect(upgrade('--back')).toEqual({ status: 0, said: `${first} tourne.\n` });
  expect(running()).toBe(first);
  expect(await isUp()).toBe(true);
  const { answer } = await postOrder(new Agent(), port, randomOrder(seededRandom(1)));
  const document = await fetch(`http://127.0.0.1:${port}${answer?.headers.location}/recapitulatif.pdf`);
  expect((await document.arrayBuffer()).byteLength).toBeGreaterThan(10_000);
}, 180_000);

test('a broken configuration of nginx changes nothing, a line that drops does not stop the switch', () => {
  const archive = nextRelease('neolis-hung-up');
  writeFileSync(machine.brokenNginx, '');
  for (const parameter of [archive, '--back'])
    expect(upgrade(parameter)).toEqual({ status: 1, said: 'nginx refuse sa configuration : rien n’a changé.\n' });
  rmSync(machine.brokenNginx);
  expect(running()).toBe(first);
  const hungUp = whileSwitching('kill -HUP 0', () => upgrade(archive));
  expect(hungUp).toEqual({ status: 0, said: expect.stringContaining('neolis-hung-up tourne.') });
  const back = whileSwitching('kill -HUP 0', () => upgrade('--back'));
  expect(back).toEqual({ status: 0, said: `${first} tourne.\n` });
}, 180_000);

test('a release that does not start or restore, or a damaged archive, changes nothing', async () => {
  const broken = nextRelease('neolis-broken', (service) => {
    writeFileSync(join(service, 'main.mjs'), "throw new Error('broken');\n");
  });
  expect(upgrade(broken)).toEqual({
    status: 1,
    said: expect.stringMatching(/broken[\s\S]*neolis-broken ne répond pas : rien n’a changé\./),
  });
  const unable = nextRelease('neolis-unable', (service) => {
    writeFileSync(join(service, 'commands/restore.mjs'), "throw new Error('unable');\n");
  });
  expect(upgrade(unable)).toEqual({
    status: 1,
    said: expect.stringMatching(/unable[\s\S]*neolis-unable ne restaure pas la sauvegarde : rien n’a changé\./),
  });
  renameSync(join(root, 'var/tmp'), join(root, 'var/full'));
  expect(upgrade(unable).said).toContain('neolis-unable ne peut pas être essayé dans /var/tmp : rien n’a changé.');
  renameSync(join(root, 'var/full'), join(root, 'var/tmp'));
  const whole = readFileSync(broken);
  writeFileSync(broken, whole.subarray(0, whole.length / 2));
  expect(upgrade(broken)).toEqual({ status: 1, said: expect.stringContaining('n’est pas une archive entière') });
  expect(running()).toBe(first);
  expect(await isUp()).toBe(true);
}, 180_000);

test.each<readonly [name: string, fault: string, change: (service: string) => void]>([
  [
    'neolis-deaf',
    'answers the trial but not its visitors',
    (service) => {
      renameSync(join(service, 'main.mjs'), join(service, 'trial.mjs'));
      writeFileSync(join(service, 'main.mjs'), "if (process.env.PORT === '0') await import('./trial.mjs');\n");
    },
  ],
  ['neolis-uninstalled', 'cannot be installed whole', (service) => rmSync(join(service, '../../systemd/neolis.sh'))],
])(
  '%s, which %s, gives way to the release before',
  async (name, _fault, change) => {
    const archive = nextRelease(name, change);
    expect(upgrade(archive)).toEqual({ status: 1, said: expect.stringContaining(`retour à ${first}`) });
    // Its reader leaves once it has read of the backup.
    const unread = 'sh deploy/systemd/neolis-upgrade.sh "$0" 2>&1 | head -n 1';
    execFileSync('sh', ['-c', unread, archive], { env: machine.env });
    expect(running()).toBe(first);
    expect(await isUp()).toBe(true);
  },
  180_000,
);

test('three releases are kept, and the orders through all of them', async () => {
  // At an address of the machine that another one can reach, then as before.
  for (const [name, host] of [
    ['neolis-3', '127.0.0.2'],
    ['neolis-4', '127.0.0.1'],
  ] as const) {
    listenOn(host);
    expect(upgrade(nextRelease(name)), name).toMatchObject({ status: 0 });
  }
  const before = { status: 1, said: 'neolis-3 est la version précédente : neolis-upgrade --back.\n' };
  expect(upgrade(join(archives, 'neolis-3.tar.gz'))).toEqual(before);
  expect(running()).toBe('neolis-4');
  expect(readdirSync(join(home, 'releases')).sort()).toEqual(['neolis-3', 'neolis-4', 'neolis-hung-up']);
  expect(hasOrder()).toBe(true);
}, 180_000);

test('back past a migration the newer release runs again; with the backup that it made, the older one', async () => {
  expect(upgrade(nextRelease('neolis-next', addMigration))).toMatchObject({ status: 0 });
  expect(upgrade('--back')).toEqual({
    status: 1,
    said: 'neolis-4 ne répond pas : retour à neolis-next.\nneolis-next tourne de nouveau.\n',
  });
  expect(running()).toBe('neolis-next');
  expect(await isUp()).toBe(true);
  machine.systemctl('stop');
  expect(upgrade('--back').said).toContain('neolis-4 est installé : lancez-le');
  for (const file of readdirSync(join(root, 'var/lib/neolis')).filter((name) => name.startsWith('neolis.sqlite')))
    rmSync(join(root, 'var/lib/neolis', file));
  const backup = readdirSync(join(root, 'var/lib/neolis/backups')).find((name) => name.includes('neolis-next'));
  expect(neolis('restore', `backups/${backup}`)).toMatchObject({ status: 0 });
  machine.systemctl('restart');
  await expect.poll(() => isUp().catch(() => false), { timeout: 20_000 }).toBe(true);
  expect(hasOrder()).toBe(true);
}, 180_000);

test('a copy follows the one on another machine that has updated the database already', async () => {
  const db = new SqliteDatabase(database);
  db.prepare('insert into kysely_migration (name, timestamp) values (?, ?)').run(nextMigration, '2030-01-01T00:00:00Z');
  db.close();
  expect(upgrade(nextRelease('neolis-follows', addMigration))).toEqual({
    status: 0,
    said: expect.stringContaining('neolis-follows tourne.'),
  });
  expect(await isUp()).toBe(true);
  expect(hasOrder()).toBe(true);
}, 180_000);

test('where neither release answers on the way back, nothing says to restore a backup', async () => {
  const { status, said } = whileSwitching('exit 7', () => upgrade('--back'));
  expect(status).toBe(1);
  expect(said).toMatch(/^neolis-follows ne répond pas non plus : lisez journalctl -u 'neolis@\*' -n 50\.$/m);
  await expect.poll(() => isUp().catch(() => false), { timeout: 20_000 }).toBe(true);
}, 180_000);

test('after a power cut in the middle of a switch the way back leads to the release that ran', () => {
  const archive = nextRelease('neolis-cut');
  whileSwitching('kill -KILL 0', () => upgrade(archive));
  expect(running()).toBe('neolis-cut');
  expect(upgrade('--back')).toEqual({ status: 0, said: 'neolis-follows tourne.\n' });
}, 180_000);

test('with another Node.js, which the running release cannot use, the backup made before serves', () => {
  const archive = nextRelease('neolis-node');
  const old = join(root, 'var/lib/neolis/backups/neolis-node.jsonl.gz');
  expect(neolis('backup', 'backups/neolis-node.jsonl.gz')).toMatchObject({ status: 0 });
  utimesSync(old, 0, 0);
  // As Node.js says of the driver.
  const failure = "console.error('using\\nNODE_MODULE_VERSION 115. This version'); process.exitCode = 1;";
  writeFileSync(join(home, 'current/dist/service/commands/backup.mjs'), failure);
  expect(upgrade(archive)).toEqual({ status: 1, said: expect.stringContaining('Remettez l’ancien Node.js') });
  utimesSync(old, new Date(), new Date());
  expect(upgrade(archive)).toEqual({ status: 0, said: expect.stringContaining('neolis-node tourne.') });
}, 180_000);

test('a backup is tried in a database of its own, which is removed, even where the trial is interrupted', async () => {
  const [backup = ''] = readdirSync(join(root, 'var/lib/neolis/backups'));
  const before = readdirSync(join(root, 'var/lib/neolis'));
  const drill = neolis('drill', `backups/${backup}`).printed;
  expect(drill).toMatch(/[1-9]\d* lignes restaurées/);
  expect(readdirSync(join(root, 'var/lib/neolis'))).toEqual(before);
  const waiting = join(root, 'waiting');
  const restore = join(home, 'current/dist/service/commands/restore.mjs');
  writeFileSync(
    restore,
    `import { writeFileSync } from 'node:fs';
    writeFileSync(process.env.DATABASE_FILE, '');
    writeFileSync('${waiting}', '');
    setInterval(() => {}, 1000);`,
  );
  for (const program of [
    ['neolis.sh', 'drill', `backups/${backup}`],
    ['neolis-upgrade.sh', nextRelease('neolis-interrupted')],
  ]) {
    const [script = '', ...parameters] = program;
    // What the first leaves, the next one removes.
    for (const signal of ['SIGKILL', 'SIGHUP'] as const) {
      const child = spawn('sh', [`deploy/systemd/${script}`, ...parameters], { detached: true, env: machine.env });
      await expect.poll(() => existsSync(waiting), { timeout: 20_000 }).toBe(true);
      expect(readdirSync(join(root, 'var/tmp'))).toHaveLength(1);
      process.kill(-(child.pid ?? 0), signal);
      await once(child, 'close');
      rmSync(waiting);
    }
    expect(readdirSync(join(root, 'var/tmp')), script).toEqual([]);
  }
}, 60_000);
