import { execFileSync, spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { Agent, get } from 'node:http';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { randomOrder, seededRandom } from '#service/payloads.fixture.ts';
import { exampleOrder } from '#service/storage/contract/example-rows.fixture.ts';
import { openSqlite } from '#service/storage/engines/sqlite.ts';
import { temporaryFolder } from '#service/temporary-folder.fixture.ts';
import { findFreePort } from '#tests/shared/host-program.ts';
import { postOrder } from './load.ts';

/** Stands for `/` of the machine that installs releases. */
const root = temporaryFolder();
const archives = join(root, 'archives');
const home = join(root, 'srv/neolis');
const stubs = join(root, 'stubs');
const pidFile = join(root, 'neolis.pid');
const database = join(root, 'var/lib/neolis/neolis.sqlite');
let port = 0;
let first = '';

/** What the script calls of systemd, with its answers: `is-active` of a unit that isn't there ends with 3. */
const systemctl = () => `#!/bin/sh
case $1 in
  is-active) exit 3 ;;
  list-units) [ ! -e ${pidFile} ] || echo 'neolis@${port}.service loaded active running Neolis, site and supervision service on port ${port}' ;;
  restart | stop)
    [ ! -e ${pidFile} ] || { kill "$(cat ${pidFile})"; while kill -0 "$(cat ${pidFile})"; do sleep 0.1; done; } 2>/dev/null
    [ "$1" = restart ] || exit 0
    cd ${home}/current
    set -a; . ${root}/etc/neolis/neolis.env; set +a
    PORT=${port} setsid $(sed -n 's|^ExecStart=/usr/bin/||p' systemd/neolis@.service) >>${root}/service.log 2>&1 &
    echo $! >${pidFile} ;;
esac
`;

beforeAll(async () => {
  for (const folder of ['srv/neolis/releases', 'etc/neolis', 'etc/systemd/system', 'usr/local/bin', 'stubs'])
    mkdirSync(join(root, folder), { recursive: true });
  mkdirSync(join(root, 'var/lib/neolis/backups'), { recursive: true });
  port = await findFreePort();
  const environment = {
    HOST: '127.0.0.1',
    DATABASE_FILE: database,
    ERASURE_JOURNAL: join(root, 'var/lib/neolis/erasures.jsonl'),
  };
  const lines = Object.entries(environment).map(([name, value]) => `${name}=${value}\n`);
  writeFileSync(join(root, 'etc/neolis/neolis.env'), lines.join(''));
  const programs = { systemctl: systemctl(), chown: '#!/bin/sh\n', runuser: '#!/bin/sh\nshift 3\nexec "$@"\n' };
  for (const [name, text] of Object.entries(programs)) writeFileSync(join(stubs, name), text, { mode: 0o755 });
  const storage = await openSqlite(database);
  await storage.placeOrder(exampleOrder({ reference: 'NEO-AVANT234' }), 0);
  await storage.close();

  const settings = { SITE_URL: 'https://www.neolis.example.com', SITE_ROOT: '', NEOLIS_DIST: '' };
  execFileSync('node_modules/.bin/tsx', ['build/pack-release.ts', archives], {
    env: { ...process.env, ...settings },
    stdio: 'pipe',
  });
  first = readdirSync(archives)
    .filter((file) => file.endsWith('.tar.gz'))
    .map((file) => basename(file, '.tar.gz'))
    .join();
}, 180_000);

afterAll(() => {
  if (existsSync(pidFile)) execFileSync(join(stubs, 'systemctl'), ['stop']);
});

function upgrade(...parameters: string[]) {
  // As some machines set it for root.
  const program = ['-c', 'umask 027; exec "$@"', 'sh', 'deploy/systemd/neolis-upgrade.sh', ...parameters];
  const { status, stderr } = spawnSync('sh', program, {
    encoding: 'utf8',
    env: { PATH: `${stubs}:${join(root, 'usr/local/bin')}:${process.env.PATH}`, NEOLIS_ROOT: root },
  });
  return { status, said: stderr };
}

function neolis(...parameters: string[]) {
  const { status, stdout, stderr } = spawnSync('sh', ['deploy/systemd/neolis.sh', ...parameters], {
    encoding: 'utf8',
    env: { PATH: `${stubs}:${process.env.PATH}`, NEOLIS_ROOT: root },
  });
  return { status, printed: stdout + stderr };
}

/** Packs the release that runs again under another name, with `change` made to its service. */
function nextRelease(name: string, change: (service: string) => void = () => {}): string {
  const folder = join(root, 'work', name);
  mkdirSync(join(root, 'work'), { recursive: true });
  cpSync(join(home, 'releases', running()), folder, { recursive: true, preserveTimestamps: true });
  change(join(folder, 'dist/service'));
  const archive = join(archives, `${name}.tar.gz`);
  execFileSync('tar', ['-czf', archive, '-C', join(root, 'work'), name]);
  return archive;
}

const running = (): string => basename(readlinkSync(join(home, 'current')));

const earlier = (name: string): string => `site/assets/${name}-earlier-page.js`;

/** On a connection of its own: one kept open would still lead to the program that ended. */
function isUp(): Promise<boolean> {
  return new Promise((resolve, reject) => {
    get({ host: '127.0.0.1', port, path: '/supervision/pret', agent: false }, ({ statusCode }) =>
      resolve(statusCode === 200),
    ).on('error', reject);
  });
}

test('an archive holds the driver alone of all packages, and names no folder of the build', () => {
  const environment = join(root, 'etc/neolis/neolis.env');
  renameSync(environment, `${environment}.away`);
  expect(upgrade(join(archives, `${first}.tar.gz`)).said).toContain(`${first} ne répond pas : rien n’a changé.`);
  renameSync(`${environment}.away`, environment);
  expect(upgrade(join(archives, `${first}.tar.gz`)).said).toContain(`${first} est installé : lancez-le`);
  expect(upgrade('--back')).toEqual({ status: 1, said: 'Aucune version précédente.\n' });
  const release = join(home, 'releases', first);
  expect(readdirSync(join(release, 'node_modules')).sort()).toEqual(['better-sqlite3', 'bindings', 'file-uri-to-path']);
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
  execFileSync(join(stubs, 'systemctl'), ['restart']);
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
  expect(upgrade('--back')).toEqual({ status: 0, said: `${first} tourne de nouveau.\n` });
  expect(running()).toBe(first);
  expect(await isUp()).toBe(true);
  const { answer } = await postOrder(new Agent(), port, randomOrder(seededRandom(1)));
  const document = await fetch(`http://127.0.0.1:${port}${answer?.headers.location}/recapitulatif.pdf`);
  expect((await document.arrayBuffer()).byteLength).toBeGreaterThan(10_000);
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
    expect(upgrade(nextRelease(name, change))).toEqual({
      status: 1,
      said: expect.stringContaining(`retour à ${first}`),
    });
    expect(running()).toBe(first);
    expect(await isUp()).toBe(true);
  },
  180_000,
);

test('three releases are kept, and the orders through all of them', async () => {
  for (const name of ['neolis-3', 'neolis-4']) expect(upgrade(nextRelease(name)).status, name).toBe(0);
  expect(running()).toBe('neolis-4');
  expect(readdirSync(join(home, 'releases')).sort()).toEqual(['neolis-2', 'neolis-3', 'neolis-4']);
  const storage = await openSqlite(database);
  expect(await storage.findOrderByReference('NEO-AVANT234')).toBeDefined();
  await storage.close();
}, 180_000);

test('a backup is tried in a database of its own, which is removed', () => {
  const [backup = ''] = readdirSync(join(root, 'var/lib/neolis/backups'));
  const before = readdirSync(join(root, 'var/lib/neolis'));
  const drill = neolis('drill', `backups/${backup}`).printed;
  expect(drill).toMatch(/[1-9]\d* lignes restaurées/);
  expect(readdirSync(join(root, 'var/lib/neolis'))).toEqual(before);
});
