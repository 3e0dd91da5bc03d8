import { afterAll } from 'vitest';
import { nginxConfiguration } from '#deploy/nginx/nginx-configuration.ts';
import { startNginx } from '#tests/shared/host-program.ts';

const headers = {
  always: {},
  policies: { pages: {}, other: '' },
  secure: {},
  cache: { page: 'no-cache', hashed: '', file: '' },
};

/** Starts nginx before copies of the service on these ports; stops it after the tests of the file. */
export async function startProxy(ports: readonly number[]) {
  // The clients are one address, and may ask as often as they can.
  const places = {
    root: import.meta.dirname,
    siteUrl: 'http://localhost',
    services: ports.map((port) => `127.0.0.1:${port}`),
    requestsPerSecond: 1_000_000,
  };
  const nginx = await startNginx((free) => nginxConfiguration(headers, { ...places, listen: String(free) }));
  afterAll(() => nginx.stop());
  return nginx;
}
