import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ensureBuilt } from '#build/ensure-built.mjs';
import type { SiteHeaders } from '#build/headers.ts';
import { caddyConfiguration } from '#build/hosts/caddy.ts';
import { nginxConfiguration } from '#build/hosts/nginx.ts';
import { checkHost } from '#tools/check-host/run-checks.ts';
import { type RunningService, startService } from './e2e/start-service.ts';
import { type RunningHost, startCaddy, startNginx } from './host-program.ts';

/** Three hosts get several hundred requests each, the first time right after installing a program. */
const timeout = 180_000;
const release = ensureBuilt();
const headers = JSON.parse(readFileSync(join(release, 'headers.json'), 'utf8')) as SiteHeaders;
const root = join(resolve(release), 'site');
const hosts = new Map<string, string>();
const started: (RunningService | RunningHost)[] = [];

beforeAll(async () => {
  const embedded = await startService({ release });
  started.push(embedded);
  const places = {
    root,
    siteUrl: 'http://localhost',
    services: [new URL(embedded.address).host],
    secure: false,
    requestsPerSecond: 1000,
  };
  const nginx = await startNginx((port) => nginxConfiguration(headers, { ...places, listen: String(port) }));
  started.push(nginx);
  const caddy = await startCaddy((port) => caddyConfiguration(headers, { ...places, listen: `:${port}` }));
  started.push(caddy);
  hosts.set('embedded server', embedded.address).set('nginx', nginx.address).set('Caddy', caddy.address);
}, timeout);

afterAll(async () => {
  await Promise.all(started.map(({ stop }) => stop()));
});

test.each(['embedded server', 'nginx', 'Caddy'])(
  '%s serves the site correctly',
  async (name) => {
    const assertions = await checkHost(hosts.get(name) ?? '');
    expect(assertions.length).toBeGreaterThanOrEqual(40);
    expect(assertions.filter(({ faults }) => faults.length > 0)).toEqual([]);
  },
  timeout,
);

test.each(['nginx', 'Caddy'])('%s passes the service’s requests to the service', async (name) => {
  const answer = await fetch(`${hosts.get(name)}/supervision/statistiques?type=visite`);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toMatch(/^image\//);
  expect(answer.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
});
