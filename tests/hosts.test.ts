import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ensureBuilt } from '#build/start/ensure-built.mjs';
import { nginxConfiguration } from '#deploy/nginx/nginx-configuration.ts';
import type { SiteHeaders } from '#deploy/nginx/site-headers.ts';
import { checkHost } from './check-host/run-checks.ts';
import { type RunningService, startService } from './e2e/start-service.ts';
import { type RunningHost, startNginx } from './host-program.ts';

/** Both hosts get several hundred requests each, the first time right after installing a program. */
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
  hosts.set('embedded server', embedded.address).set('nginx', nginx.address);
}, timeout);

afterAll(async () => {
  await Promise.all(started.map(({ stop }) => stop()));
});

test.each(['embedded server', 'nginx'])(
  '%s serves the site correctly',
  async (name) => {
    const assertions = await checkHost(hosts.get(name) ?? '');
    expect(assertions.length).toBeGreaterThanOrEqual(40);
    expect(assertions.filter(({ faults }) => faults.length > 0)).toEqual([]);
  },
  timeout,
);

test('nginx passes the service’s requests to the service', async () => {
  const answer = await fetch(`${hosts.get('nginx')}/supervision/statistiques?type=visite`);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toMatch(/^image\//);
  expect(answer.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
});
