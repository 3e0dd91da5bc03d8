import { afterAll } from 'vitest';
import { caddyConfiguration } from '#build/hosts/caddy.ts';
import { nginxConfiguration } from '#build/hosts/nginx.ts';
import { startCaddy, startNginx } from '#tests/host-program.ts';

const headers = {
  always: {},
  policies: { pages: {}, other: '' },
  secure: {},
  cache: { page: 'no-cache', hashed: '', file: '' },
};

/**
 * Starts nginx and Caddy before copies of the service on these ports, with the generated configurations as `change`
 * returns them; stops both after the tests of the file.
 */
export async function startProxies(ports: readonly number[], change = (configuration: string) => configuration) {
  // The clients are one address, and may ask as often as they can.
  const places = {
    root: import.meta.dirname,
    siteUrl: 'http://localhost',
    services: ports.map((port) => `127.0.0.1:${port}`),
    secure: false,
    requestsPerSecond: 1_000_000,
  };
  const nginx = await startNginx((free) => change(nginxConfiguration(headers, { ...places, listen: String(free) })));
  const caddy = await startCaddy((free) => change(caddyConfiguration(headers, { ...places, listen: `:${free}` })));
  afterAll(() => Promise.all([nginx.stop(), caddy.stop()]));
  return { nginx, caddy };
}
