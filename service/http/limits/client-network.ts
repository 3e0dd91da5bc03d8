import { type BlockList, isIP, isIPv4, isIPv6, SocketAddress } from 'node:net';
import type { Context } from 'hono';
import { familyOf, networkList } from './proxy-list.ts';

/** The part of the Node adapter's bindings that the service reads; absent if the app is called without a port. */
interface NodeBindings {
  readonly incoming?: { readonly socket?: { readonly remoteAddress?: string | undefined } };
}

/** Address of the connected program; `undefined` if the app is called without a port. */
export function peerOf(context: Context): string | undefined {
  const bindings = context.env as NodeBindings | undefined;
  return bindings?.incoming?.socket?.remoteAddress;
}

interface ProxySettings {
  readonly config: { readonly trustedProxies: BlockList | undefined };
}

/** The network of a visitor, as limits count it. */
export function networkOf(context: Context, { config }: ProxySettings): string {
  return clientPrefix(peerOf(context), context.req.header('x-forwarded-for'), config.trustedProxies);
}

/** A limit for each network: seconds to wait at the instant `now` (milliseconds), 0 for none. */
export interface NetworkLimit {
  take(network: string, now: number): number;
}

/** Seconds that this visitor has to wait; 0 for none. */
export function throttle(
  context: Context,
  service: ProxySettings & { readonly clock: () => Date },
  limit: NetworkLimit,
): number {
  return limit.take(networkOf(context, service), service.clock().getTime());
}

/** The visitor's /24, in IPv6 /48: the most that a customer line gets. Only what a trusted proxy wrote last counts. */
export function clientPrefix(
  peer: string | undefined,
  forwardedFor: string | undefined,
  trustedProxies: BlockList | undefined,
): string {
  if (!isIn(trustedProxies, peer) || forwardedFor === undefined) return prefixOf(peer ?? '');
  const written = withoutPort(forwardedFor.slice(forwardedFor.lastIndexOf(',') + 1).trim());
  return prefixOf(isIP(written) === 0 ? (peer ?? '') : written);
}

/** An address without the port that some balancers add (Azure's), which differs with each connection: `192.0.2.1:80`, `[2001:db8::1]:80`. */
function withoutPort(hop: string): string {
  return hop.replace(/^\[([\da-f:.]+)\](:\d+)?$/i, '$1').replace(/^([\d.]+):\d+$/, '$1');
}

/** An IPv6 address in its shortest form, without its zone; the IPv4 address that a dual-stack socket or NAT64 writes in one. */
function canonical(address: string): string {
  const shortest = (ipv6: string): string => new SocketAddress({ address: ipv6, family: 'ipv6' }).address;
  return shortest(shortest(address).replace('64:ff9b::', '::ffff:')).replace(/^::ffff:(?=[\d.]+$)/, '');
}

const thisMachine = networkList(['127.0.0.0/8', '::1']);

/** Whether an address is this machine's own. */
export function isLoopback(address: string | undefined): boolean {
  return isIn(thisMachine, address);
}

/** Whether the host of an address is this machine, so that no traffic leaves it. */
export function isThisMachine(host: string): boolean {
  return host === 'localhost' || isLoopback(host.replace(/^\[(.*)\]$/, '$1'));
}

/** Whether a list has this address; an IPv4 one in IPv6 too. */
function isIn(list: BlockList | undefined, address = ''): boolean {
  return isIP(address) !== 0 && list?.check(address, familyOf(address)) === true;
}

function prefixOf(address: string): string {
  const known = isIPv6(address) ? canonical(address) : address;
  if (isIPv4(known)) return known.split('.').slice(0, 3).join('.');
  // The first three groups: what is before `::`, then zeros that it stands for.
  if (isIPv6(known)) return `${known.split('::')[0]}:0:0`.split(':').slice(0, 3).join(':');
  return 'unknown';
}
