import { isIP } from 'node:net';
import { familyOf, networkList } from './proxy-list.ts';

/** Networks within the public ranges that aren't public: IANA's registries of special-purpose addresses. */
const specialNetworks = networkList([
  ...['0.0.0.0/8', '10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '169.254.0.0/16', '172.16.0.0/12', '192.0.0.0/24'],
  ...['192.0.2.0/24', '192.88.99.0/24', '192.168.0.0/16', '198.18.0.0/15', '198.51.100.0/24', '203.0.113.0/24'],
  ...['224.0.0.0/4', '240.0.0.0/4', '2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20'],
]);

/** What IANA allocates of IPv6. Addresses that contain one of IPv4 (`::ffff:10.0.0.1`, `64:ff9b::10.0.0.1`) are outside. */
const globalUnicast = networkList(['2000::/3']);

/** Whether an IP address is one of the Internet: not of this machine, of a private network or for a special purpose. */
export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 0 || specialNetworks.check(address, familyOf(address))) return false;
  return isIP(address) === 4 || globalUnicast.check(address, 'ipv6');
}

/** Whether a host, as `URL` writes it, may be on the Internet: a public address, or a name that isn't for local use. */
export function isPublicHost(host: string): boolean {
  const bare = host.replace(/^\[(.*)\]$/, '$1').replace(/\.$/, '');
  if (isIP(bare) !== 0) return isPublicAddress(bare);
  return bare.includes('.') && !/\.(?:localhost|local|localdomain|lan|home|internal|home\.arpa)$/.test(bare);
}
