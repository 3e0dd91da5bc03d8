import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { siteHeaders } from '#build/headers.ts';
import { readPublicationSettings } from '#build/settings.ts';
import { nginxConfiguration } from '#deploy/nginx/nginx-configuration.ts';
import { temporaryFolder } from '#service/temporary-folder.fixture.ts';
import { makeCertificate } from '#service/webhooks/test-certificate.fixture.ts';
import { fetchHost } from './shared/fetch-host.ts';
import { findFreePort, type RunningHost, startNginx } from './shared/host-program.ts';

/** Port 80 of a machine whose visitors come through TLS. */
const headers = siteHeaders({ '/': '', '/404.html': '' }, readPublicationSettings({}));
const seven = [...Object.keys(headers.always), 'content-security-policy'];
const canonical = 'https://www.neolis.example.com';
const names = ['www.neolis.example.com', 'neolis.example.com', 'autre.example.org'];
const folder = temporaryFolder();
const challenges = '/.well-known/acme-challenge';
/** A visitor's address that appears nowhere else. */
const visitor = '127.0.0.43';
const places = { root: folder, siteUrl: canonical, services: [], requestsPerSecond: 20 };
let nginx: RunningHost;
/** Asks under a name that no resolver knows. */
const ask = (host: string, path: string) => fetchHost(nginx.address, visitor)(path, { headers: { host } });

beforeAll(async () => {
  mkdirSync(join(folder, challenges), { recursive: true });
  writeFileSync(join(folder, challenges, 'proof'), 'proof.of-the-name');
  const { key, certificate } = makeCertificate(folder, 'www.neolis.example.com');
  const encrypted = await findFreePort();
  nginx = await startNginx(
    (port) => `ssl_certificate ${certificate}; ssl_certificate_key ${key};
${nginxConfiguration(headers, { ...places, listen: `127.0.0.1:${encrypted} ssl` })
  .replaceAll('listen 127.0.0.1:80;', `listen 127.0.0.1:${port};`)
  .replaceAll('/var/www/html', folder)}`,
  );
}, 60_000);

afterAll(() => nginx.stop());

test.each(names)('visitors of %s on port 80 are sent to the site by TLS, with every header', async (name) => {
  const answer = await ask(name, '/quote/?de=essai');
  expect(answer.status).toBe(301);
  expect(answer.headers.location).toBe(`${canonical}/quote/?de=essai`);
  expect(seven.filter((name) => !(name in answer.headers))).toEqual([]);
});

test('proofs for certificates are served on port 80, and no one who asks for others is logged', async () => {
  expect(await ask('neolis.example.com', `${challenges}/proof`)).toMatchObject({
    status: 200,
    text: 'proof.of-the-name',
  });
  const missing = await ask('neolis.example.com', `${challenges}/missing`);
  expect(missing.status).toBe(404);
  expect(missing.text).toContain('lang="fr"');
  expect(seven.filter((name) => !(name in missing.headers))).toEqual([]);
  expect(nginx.logged()).not.toContain(visitor);
});
