import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { caddyConfiguration } from '#build/hosts/caddy.ts';
import { nginxConfiguration } from '#build/hosts/nginx.ts';
import { type RunningHost, startCaddy, startNginx } from '#tests/host-program.ts';

/** Stand-ins for two copies whose documents never come, behind the generated configurations with short waits. */
const copies = [1, 2].map(() =>
  createServer(({ url }, response) => {
    if (url?.endsWith('.pdf') === false) response.end();
  }),
);
let nginx: RunningHost;
let caddy: RunningHost;

beforeAll(async () => {
  await Promise.all(copies.map((copy) => new Promise<void>((done) => copy.listen(0, '127.0.0.1', done))));
  const places = {
    root: import.meta.dirname,
    siteUrl: 'http://localhost',
    services: copies.map((copy) => `127.0.0.1:${(copy.address() as AddressInfo).port}`),
    secure: false,
    requestsPerSecond: 1_000_000,
  };
  const cache = { page: 'no-cache', hashed: '', file: '' };
  const headers = { always: {}, policies: { pages: {}, other: '' }, secure: {}, cache };
  const impatient = (configuration: string): string =>
    configuration.replace(/((?:proxy_read|response_header)_timeout) \d+s/g, '$1 200ms');
  nginx = await startNginx((free) => impatient(nginxConfiguration(headers, { ...places, listen: String(free) })));
  caddy = await startCaddy((free) => impatient(caddyConfiguration(headers, { ...places, listen: `:${free}` })));
});

afterAll(async () => {
  await Promise.all([nginx.stop(), caddy.stop()]);
  for (const copy of copies) {
    copy.closeAllConnections();
    copy.close();
  }
});

test.each([
  ['nginx', () => nginx],
  ['Caddy', () => caddy],
])('documents that a proxy gives up on take no copy from others: %s', async (_, host) => {
  const service = `${host().address}/supervision`;
  let given = 0;
  const documents = Array.from({ length: 10 }, async () => {
    const { status } = await fetch(`${service}/paiement/x/confirmation.pdf`);
    given += 1;
    return status;
  });
  const others = new Set<number>();
  while (given < documents.length) others.add((await fetch(`${service}/vivant`)).status);
  for (let more = 0; more < 20; more++) others.add((await fetch(`${service}/vivant`)).status);
  expect(others).toEqual(new Set([200]));
  expect(new Set(await Promise.all(documents))).toEqual(new Set([504]));
});
