import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, expect, test } from 'vitest';
import { startProxy } from './start-proxy.ts';

/** Stand-ins for two copies whose documents never come, behind the generated configuration with short waits. */
const copies = [1, 2].map(() =>
  createServer(({ url }, response) => {
    if (url?.endsWith('.pdf') === false) response.end();
  }),
);
await Promise.all(copies.map((copy) => new Promise<void>((done) => copy.listen(0, '127.0.0.1', done))));
afterAll(() => {
  for (const copy of copies) {
    copy.closeAllConnections();
    copy.close();
  }
});
const { address } = await startProxy(
  copies.map((copy) => (copy.address() as AddressInfo).port),
  (configuration) => configuration.replace(/(proxy_read_timeout) \d+s/g, '$1 200ms'),
);

test('documents that nginx gives up on take no copy from others', async () => {
  const service = `${address}/supervision`;
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
