import { BlockList } from 'node:net';
import { expect, test } from 'vitest';
import { clientPrefix } from './client-network.ts';
import { RateLimiter } from './rate-limit.ts';

const none = undefined;
const proxies = new BlockList();
proxies.addSubnet('10.0.0.0', 8);
proxies.addAddress('::1', 'ipv6');

test.each([
  ['203.0.113.9', undefined, none, '203.0.113'],
  ['::ffff:203.0.113.9', undefined, none, '203.0.113'],
  ['2001:db8:7:9::1', undefined, none, '2001:db8:7'],
  ['fe80::1%eth0', undefined, none, 'fe80:0:0'],
  [undefined, undefined, none, 'unknown'],
  ['203.0.113.9', '198.51.100.1', none, '203.0.113'],
  ['10.0.0.1', '198.51.100.1', proxies, '198.51.100'],
  ['10.0.0.1', '1.2.3.4, 198.51.100.1', proxies, '198.51.100'],
  ['::ffff:10.0.0.1', '198.51.100.1', proxies, '198.51.100'],
  ['10.0.0.1', '198.51.100.1:54321', proxies, '198.51.100'],
  ['10.0.0.1', '[2001:db8:7:9::1]:54321', proxies, '2001:db8:7'],
  ['10.0.0.1', '::ffff:c633:6407', proxies, '198.51.100'],
  ['10.0.0.1', '[::ffff:c633:6407]:80', proxies, '198.51.100'],
  ['10.0.0.1', '::FFFF:198.51.100.7', proxies, '198.51.100'],
  ['10.0.0.1', '64:ff9b::198.51.100.7', proxies, '198.51.100'],
  ['::ffff:a00:1', '198.51.100.1', proxies, '198.51.100'],
  ['10.0.0.1', 'unknown', proxies, '10.0.0'],
  ['10.0.0.1', undefined, proxies, '10.0.0'],
])('clientPrefix: %s, forwarded for %s', (peer, forwarded, trusted, expected) =>
  expect(clientPrefix(peer, forwarded, trusted)).toBe(expected),
);

test('RateLimiter: remembers the last 20 000 prefixes', () => {
  const limiter = new RateLimiter({ burst: 1, perMinute: 1 }, 1);
  for (let index = 0; index <= 20_000; index++) limiter.take(`${index}`, 0);
  expect(['1', '0'].map((prefix) => limiter.take(prefix, 0))).toEqual([60, 0]);
});

test('RateLimiter: allows one request, however small the factor makes the limit, and again once it is given back', () => {
  const limiter = new RateLimiter({ burst: 5, perMinute: 5 }, 0.01);
  expect([limiter.take('a', 0), limiter.take('a', 0)]).toEqual([0, 1200]);
  limiter.giveBack('a');
  expect(limiter.take('a', 0)).toBe(0);
});

test('RateLimiter: refills tokens over time, and takes none away when the clock is set back', () => {
  const limiter = new RateLimiter({ burst: 2, perMinute: 2 }, 1);
  expect([limiter.take('a', 0), limiter.take('a', 0), limiter.take('a', 0)]).toEqual([0, 0, 30]);
  expect(limiter.take('a', -3_600_000)).toBe(30);
  expect(limiter.take('a', -3_600_000 + 30_000)).toBe(0);
});
