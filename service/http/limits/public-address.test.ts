import { expect, test } from 'vitest';
import { isPublicAddress, isPublicHost } from './public-address.ts';

const hostOf = (host: string): string => new URL(`https://${host}/`).hostname;

test.each(['8.8.8.8', '172.32.0.1', '100.128.0.1', '[2a01:e0a::1]', 'hooks.example.com', 'hooks.example.com.'])(
  '%s may be on the Internet',
  (host) => expect(isPublicHost(hostOf(host))).toBe(true),
);

test.each([
  ...['127.0.0.1', '2130706433', '0177.0.0.1', '0.0.0.0', '10.1.2.3', '172.16.0.1'],
  ...['192.168.1.1', '169.254.169.254', '100.64.0.1', '203.0.113.9', '255.255.255.255'],
  ...['[::1]', '[::]', '[fe80::1]', '[fd00::1]', '[::ffff:127.0.0.1]', '[64:ff9b::a00:1]', '[::7f00:1]'],
  ...['[2001:db8::1]', '[2002:7f00:1::]', '[ff02::1]'],
  ...['localhost.', 'neolis.localhost', 'nas.local', 'postgres'],
])('%s is not', (host) => expect(isPublicHost(hostOf(host))).toBe(false));

test.each(['', 'hooks.example.com', 'fe80::1%eth0', '1.2.3', '::ffff:8.8.8.8'])('%j is no public address', (address) =>
  expect(isPublicAddress(address)).toBe(false),
);
