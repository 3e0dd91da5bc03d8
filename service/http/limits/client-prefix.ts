import { type BlockList, isIP, isIPv4 } from 'node:net';
import { familyOf } from './proxy-list.ts';

/** More proxies than are ever one behind the other; thousands of their names would take 4 to 15 ms. */
const maxProxies = 20;

/**
 * The part of a visitor's address that rate limits use: /24 for IPv4, /48 for IPv6, which is what one customer line
 * usually gets. `X-Forwarded-For` is trusted only from a configured proxy, and read from its end, which that proxy
 * wrote.
 */
export function clientPrefix(
  peer: string | undefined,
  forwardedFor: string | undefined,
  trustedProxies: BlockList | undefined,
): string {
  let address = unmap(peer ?? '');
  let hops = forwardedFor ?? '';
  // Only what is believed is parsed: anybody may send thousands of hops.
  for (let believed = 0; believed < maxProxies && isTrusted(address, trustedProxies); believed += 1) {
    const hop = withoutPort(hops.slice(hops.lastIndexOf(',') + 1).trim());
    if (isIP(hop) === 0) break;
    address = unmap(hop);
    hops = hops.slice(0, Math.max(0, hops.lastIndexOf(',')));
  }
  return prefixOf(address);
}

/** An address without the port that some proxies add, which differs with each connection: `192.0.2.1:80`, `[2001:db8::1]:80`. */
function withoutPort(hop: string): string {
  return hop.replace(/^\[([\da-f:.]+)\](:\d+)?$/i, '$1').replace(/^([\d.]+):\d+$/, '$1');
}

const mappedPrefix = '::ffff:';

/** The IPv4 address that a dual-stack socket or a proxy writes as `::ffff:192.0.2.1` or `::ffff:c000:201`. */
function unmap(address: string): string {
  if (!address.includes(':')) return address;
  const dotted = address.startsWith(mappedPrefix) ? address.slice(mappedPrefix.length) : '';
  if (isIPv4(dotted)) return dotted;
  if (isIP(address) !== 6) return address;
  const mapped = /^::ffff:([\da-f]+):([\da-f]+)$/.exec(canonical(address));
  if (mapped === null) return address;
  const [high, low] = mapped.slice(1).map((group) => Number.parseInt(group, 16));
  return [high, low].flatMap((group = 0) => [group >> 8, group & 255]).join('.');
}

/** An IPv6 address in its shortest form, without its zone. */
function canonical(address: string): string {
  const [bare] = address.split('%');
  return new URL(`http://[${bare}]`).hostname.slice(1, -1);
}

/** Whether an address is this machine's own. */
export function isLoopback(address: string | undefined): boolean {
  const bare = unmap(address ?? '');
  return bare === '::1' || (isIPv4(bare) && bare.startsWith('127.'));
}

function isTrusted(address: string, trustedProxies: BlockList | undefined): boolean {
  return isIP(address) !== 0 && trustedProxies?.check(address, familyOf(address)) === true;
}

function prefixOf(address: string): string {
  const family = isIP(address);
  if (family === 4) return address.split('.').slice(0, 3).join('.');
  // Zeros that `::` stands for.
  if (family === 6) return `${canonical(address).split('::')[0]}:0:0`.split(':').slice(0, 3).join(':');
  return 'unknown';
}
