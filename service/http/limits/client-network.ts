import { type BlockList, isIP, isIPv4 } from 'node:net';
import type { Context } from 'hono';
import { familyOf } from './proxy-list.ts';

/** The part of the Node adapter's bindings that the service reads; absent if the app is called without a port. */
interface NodeBindings {
  readonly incoming?: { readonly socket?: { readonly remoteAddress?: string | undefined } };
}

/** Address of the connected program; `undefined` if the app is called without a port. */
export function peerOf(context: Context): string | undefined {
  const bindings = context.env as NodeBindings | undefined;
  return bindings?.incoming?.socket?.remoteAddress;
}

/** The setting by which the network of a visitor is read. */
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

/**
 * The part of a visitor's address that rate limits use: /24 for IPv4, /48 for IPv6, the most that one customer
 * line gets. Only a configured proxy is believed, and only the last address of its `X-Forwarded-For`, which it wrote.
 */
export function clientPrefix(
  peer: string | undefined,
  forwardedFor: string | undefined,
  trustedProxies: BlockList | undefined,
): string {
  const address = unmap(peer ?? '');
  if (!isTrusted(address, trustedProxies) || forwardedFor === undefined) return prefixOf(address);
  const written = withoutPort(forwardedFor.slice(forwardedFor.lastIndexOf(',') + 1).trim());
  return prefixOf(isIP(written) === 0 ? address : unmap(written));
}

/** An address without the port that some balancers add (Azure's), which differs with each connection: `192.0.2.1:80`, `[2001:db8::1]:80`. */
function withoutPort(hop: string): string {
  return hop.replace(/^\[([\da-f:.]+)\](:\d+)?$/i, '$1').replace(/^([\d.]+):\d+$/, '$1');
}

const mappedPrefix = '::ffff:';

/** The IPv4 address that a dual-stack socket writes as `::ffff:192.0.2.1`. */
function unmap(address: string): string {
  const dotted = address.startsWith(mappedPrefix) ? address.slice(mappedPrefix.length) : '';
  return isIPv4(dotted) ? dotted : address;
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

/** Whether the host of an address is this machine, so that no traffic leaves it. */
export function isThisMachine(host: string): boolean {
  return host === 'localhost' || isLoopback(host.replace(/^\[(.*)\]$/, '$1'));
}

function isTrusted(address: string, trustedProxies: BlockList | undefined): boolean {
  return isIP(address) !== 0 && trustedProxies?.check(address, familyOf(address)) === true;
}

function prefixOf(address: string): string {
  const family = isIP(address);
  if (family === 4) return address.split('.').slice(0, 3).join('.');
  // The first three groups: what is before `::`, then zeros that it stands for.
  if (family === 6) return `${canonical(address).split('::')[0]}:0:0`.split(':').slice(0, 3).join(':');
  return 'unknown';
}
