import { promises as dns, type LookupAddress } from 'node:dns';
import { isIP } from 'node:net';

/** Milliseconds for a resolver's first answer; c-ares waits longer at the second try. */
const timeout = 2000;

/**
 * Returns the addresses that DNS has for a name; an address is its own. `dns.lookup` would know the hosts file too, but
 * waits for silent resolvers on a thread that the end of the program waits for.
 */
export async function resolveName(host: string): Promise<LookupAddress[]> {
  const ownFamily = isIP(host);
  if (ownFamily !== 0) return [{ address: host, family: ownFamily }];
  const resolver = new dns.Resolver({ timeout, tries: 2 });
  const [four, six] = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)]);
  if (four.status === 'rejected' && six.status === 'rejected') throw four.reason;
  return [four, six].flatMap((result, index) =>
    result.status === 'rejected' ? [] : result.value.map((address) => ({ address, family: index === 0 ? 4 : 6 })),
  );
}
