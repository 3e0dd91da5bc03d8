import type { MiddlewareHandler } from 'hono';
import { type Service, throttle } from '#service/service.ts';

/** What a network that asks too often reads where no page is rendered. */
export const tooManyRequests = 'Trop de demandes. Réessayez dans un instant.';

/**
 * Refuses a network that floods, whatever it asks for, in one line: a page that says so costs as much as any other. nginx
 * has a limit of its own before it.
 */
export function limitRequests(service: Service): MiddlewareHandler {
  const headers = { ...service.headers.plain, 'content-type': 'text/plain; charset=utf-8' };
  return async (context, next) => {
    const wait = throttle(context, service, service.limiters.requests);
    if (wait === 0) return await next();
    service.noteRefusal(429);
    return new Response(tooManyRequests, {
      status: 429,
      headers: { ...headers, 'retry-after': String(wait) },
    });
  };
}
