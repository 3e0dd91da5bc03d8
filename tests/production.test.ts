import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ensureBuilt } from '#build/start/ensure-built.mjs';
import { completion, randomOrder, seededRandom } from '#service/payloads.fixture.ts';
import { temporaryFolder } from '#service/temporary-folder.fixture.ts';
import { untilReady } from '#tests/shared/released-service.ts';

const release = ensureBuilt();
/** A release as sent to a server: the build, `package.json`, and the packages that `npm ci --omit=dev` installs. */
const folder = temporaryFolder();
const environment = { PATH: process.env.PATH ?? '', PORT: '0', DATABASE_FILE: join(folder, 'neolis.sqlite') };
const order = randomOrder(seededRandom(1));
let service: ChildProcess;
let address: string;

beforeAll(async () => {
  cpSync(release, join(folder, 'dist'), { recursive: true });
  cpSync('package.json', join(folder, 'package.json'));
  const listed = execFileSync('npm', ['ls', '--omit=dev', '--all', '--parseable'], { encoding: 'utf8', stdio: 'pipe' });
  const [, ...packages] = listed.trim().split('\n');
  for (const path of packages) {
    const copy = join(folder, relative(process.cwd(), path));
    mkdirSync(dirname(copy), { recursive: true });
    cpSync(path, copy, { recursive: true });
  }
  service = spawn('npm', ['run', 'serve'], { cwd: folder, env: environment, stdio: ['ignore', 'pipe', 'pipe'] });
  ({ address } = await untilReady(service));
}, 60_000);

afterAll(async () => {
  if (service.exitCode === null && service.kill()) await once(service, 'exit');
});

test('a release runs with the packages of production alone: an order, its page, its document', async () => {
  expect((await fetch(address)).status).toBe(200);
  const placed = await post('/supervision/paiement', { orderData: JSON.stringify(order) });
  expect(placed.status).toBe(303);
  const page = placed.headers.get('location') ?? '';
  const completed = await post(page, completion(order, { company: 'Mairie d’Alata', name: 'Claire Ottavi' }));
  expect(completed.status).toBe(303);
  const document = await fetch(`${address}${page}/confirmation.pdf`);
  expect(document.headers.get('content-type')).toBe('application/pdf');
  expect((await document.arrayBuffer()).byteLength).toBeGreaterThan(10_000);
});

test('what is bundled still refuses an address that can’t be decoded', async () => {
  const hit = `${address}/supervision/statistiques?type=visite`;
  expect((await fetch(`${hit}&autre=%C3%A9`)).status).toBe(200);
  expect((await fetch(`${hit}&autre=%C3`)).status).toBe(404);
});

function post(path: string, fields: Record<string, string>): Promise<Response> {
  return fetch(address + path, {
    method: 'POST',
    redirect: 'manual',
    headers: { origin: address },
    body: new URLSearchParams(fields),
  });
}

test('the PDF library is loaded where documents are made, not by the service at its start', () => {
  const holding = (entry: string): string[] =>
    modulesOf(join(release, 'service', entry)).filter((path) =>
      readFileSync(path, 'utf8').includes('// node_modules/pdfkit/'),
    );
  expect(holding('document-worker.mjs')).not.toEqual([]);
  expect(holding('main.mjs')).toEqual([]);
});

/** A module with everything that it imports before it runs. */
function modulesOf(entry: string): string[] {
  const found = new Set([entry]);
  for (const path of found) {
    const imports = readFileSync(path, 'utf8').matchAll(/^(?:import|export) (?:.*? from )?"(\.[^"]+)";$/gm);
    for (const [, name = ''] of imports) found.add(join(dirname(path), name));
  }
  return [...found];
}
