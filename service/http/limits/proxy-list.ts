import { BlockList, isIP, isIPv4 } from 'node:net';

/** The widest network allowed for a proxy: 10.0.0.0/8 and fc00::/7 are for private use, an IPv6 provider has a /32. */
function widest(address: string): number {
  if (isIPv4(address)) return 8;
  return /^f[cd]/i.test(address) ? 7 : 32;
}

/** Whether a text is an address, or a network narrow enough not to contain visitors' addresses. */
export function isProxyRange(text: string): boolean {
  const [address = '', prefix, ...rest] = text.split('/');
  const family = isIP(address);
  // `::ffff:192.0.2.1` is an IPv4 address; a network in this notation could contain all IPv4 addresses.
  if ((family !== 4 && family !== 6) || rest.length > 0 || /^::ffff:/i.test(address)) return false;
  if (prefix === undefined) return true;
  return /^\d{1,3}$/.test(prefix) && Number(prefix) >= widest(address) && Number(prefix) <= (family === 4 ? 32 : 128);
}

/** The configured proxies as a list to check addresses against; `undefined` for none. */
export function toProxyList(ranges: readonly string[]): BlockList | undefined {
  return ranges.length === 0 ? undefined : networkList(ranges);
}

/** A list of addresses, and of networks such as `10.0.0.0/8`, to check addresses against. */
export function networkList(ranges: readonly string[]): BlockList {
  const list = new BlockList();
  for (const range of ranges) {
    const [address = '', prefix] = range.split('/');
    if (prefix === undefined) list.addAddress(address, familyOf(address));
    else list.addSubnet(address, Number(prefix), familyOf(address));
  }
  return list;
}

/** The family of an IP address, as a {@link BlockList} names it. */
export function familyOf(address: string): 'ipv4' | 'ipv6' {
  return isIPv4(address) ? 'ipv4' : 'ipv6';
}
