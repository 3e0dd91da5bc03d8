import type { Context } from 'hono';
import { isLoopback } from '#service/defence/client-prefix.ts';
import { peerOf } from '#service/service.ts';

/** Whether the request comes from a program on this machine, rather than through a proxy or from another one. */
export function isFromInside(context: Context): boolean {
  const forwarded = context.req.header('x-forwarded-for') ?? context.req.header('forwarded');
  return forwarded === undefined && isLoopback(peerOf(context));
}
