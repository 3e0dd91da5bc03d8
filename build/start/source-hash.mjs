import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const folders = ['content', 'domain', 'documents', 'ui', 'site', 'build', 'deploy', 'service'];
const files = ['package-lock.json', 'package.json', 'vite.config.ts'];
const settings = [
  'SITE_URL',
  'SITE_ROOT',
  'VITE_SUPERVISION_URL',
  'VITE_ANALYTICS_ID',
  'NEOLIS_REACT',
  'NEOLIS_SERVICES',
  'NGINX_LISTEN',
];

/** Hash of what a build depends on: sources without their tests, locked packages, settings, prices in force, quarter. */
export function sourceHash() {
  const today = new Date().toLocaleDateString('sv', { timeZone: 'Europe/Paris' });
  const hash = createHash('sha256');
  const sources = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !/\.(test|contract)\.tsx?$/.test(entry.name))
      .map((entry) => join(entry.parentPath, entry.name)),
  );
  for (const file of [...sources, ...files].sort()) {
    const text = readFileSync(file);
    hash.update(file).update('\0').update(text);
    // Pages hold the prices of the day on which they are built.
    const [, firstDay = '9999'] = /^validFrom: *["']?([\d-]+)/m.exec(file.endsWith('.yaml') ? String(text) : '') ?? [];
    if (firstDay <= today) hash.update('in force');
  }
  // `security.txt` expires within a year: a release of the same sources renews it.
  hash.update(`${today.slice(0, 4)} ${Math.ceil(Number(today.slice(5, 7)) / 3)}\n`);
  for (const name of settings) hash.update(`${name}=${process.env[name] ?? ''}\n`);
  return hash.digest('hex');
}
