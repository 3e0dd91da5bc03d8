import { promises as dns, type LookupAddress } from 'node:dns';
import { isIP } from 'node:net';

/** Milliseconds for a resolver's first answer; c-ares waits longer at the second try. */
const timeout = 2000;

/** A name's addresses in DNS; an address is its own. On silent resolvers `dns.lookup` delays the end of the program. */
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
