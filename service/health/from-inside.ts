import type { Context } from 'hono';
import { isLoopback } from '#service/defence/client-prefix.ts';
import { peerOf } from '#service/service.ts';

/** Headers in which proxies name the visitor or themselves. */
const proxyHeaders = ['x-forwarded-for', 'forwarded', 'x-real-ip', 'via'];

/** Whether the request comes from a program on this machine, rather than through a proxy or from another one. */
export function isFromInside(context: Context): boolean {
  return isLoopback(peerOf(context)) && proxyHeaders.every((name) => context.req.header(name) === undefined);
}
