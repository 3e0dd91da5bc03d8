/**
 * `npm run release`: packs site and service, built for `SITE_URL`, into `releases/neolis-….tar.gz` (or a given folder).
 * The machine that runs it needs only Node.js, of the same major version, system and processor as this one.
 */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sourceHash } from './start/source-hash.mjs';

/** The SQLite driver and what it loads, without sources and what its compilation left. */
const packageFiles = [
  ...['LICENSE', 'package.json', 'lib', 'build/Release/better_sqlite3.node'].map((file) => `better-sqlite3/${file}`),
  ...['LICENSE.md', 'package.json', 'bindings.js'].map((file) => `bindings/${file}`),
  ...['LICENSE', 'package.json', 'index.js'].map((file) => `file-uri-to-path/${file}`),
];
const [output = 'releases'] = process.argv.slice(2);

// Without it the build would take http://localhost:3000.
if (!process.env.SITE_URL) {
  console.error(
    'SITE_URL manque\u00a0: donnez l’adresse publique du site, SITE_URL=https://www.example.fr npm run release',
  );
  process.exit(1);
}
// nginx's configuration names the folder where `neolis-upgrade` puts each release, not the one of this build.
process.env.SITE_ROOT ||= '/srv/neolis/current/dist/site';
const { version } = JSON.parse(await readFile('package.json', 'utf8')) as { version: string };
const node = process.versions.node.split('.')[0];
const name = `neolis-${version}-${sourceHash().slice(0, 8)}-${process.platform}-${process.arch}-node${node}`;
const folder = join('.cache/release', name);
process.env.NEOLIS_DIST = join(folder, 'dist');

await rm(folder, { recursive: true, force: true });
await mkdir(folder, { recursive: true });
// Imported only now: it reads the settings above.
await import('./build.ts');
for (const file of packageFiles) {
  await cp(join('node_modules', file), join(folder, 'node_modules', file), { recursive: true });
}
await cp('deploy/systemd', join(folder, 'systemd'), { recursive: true });

await mkdir(output, { recursive: true });
const archive = join(output, `${name}.tar.gz`);
// Read by the service and nginx, whatever this machine's umask hides.
const rights = ['--owner=0', '--group=0', '--mode=u=rwX,go=rX'];
execFileSync('tar', [...rights, '-czf', archive, '-C', '.cache/release', name]);
// Compared before the archive is unpacked (`docs/deployment.md`).
const hash = createHash('sha256').update(await readFile(archive));
await writeFile(`${archive}.sha256`, `${hash.digest('hex')}  ${name}.tar.gz\n`);
await rm(folder, { recursive: true });
console.log(archive);
