import type { Context } from 'hono';
import type { HeaderList } from '#deploy/nginx/site-headers.ts';
import type { Service } from '#service/service.ts';
import { EarlyAnswer } from './early-answer.ts';
import { type NetworkLimit, throttle } from './limits/client-network.ts';
import { tooManyRequests } from './limits/limits.ts';

/** What the service answers programs with: JSON, and `{ error }` for what is refused. */
export function jsonAnswers(service: Service) {
  return { json, refuse, refuseIfLimited };

  function json(body: unknown, headers: HeaderList = {}, status = 200): Response {
    return Response.json(body, { status, headers: { ...service.headers.plain, ...headers } });
  }

  /** A refusal, in French, with more that says what is wrong. */
  function refuse(status: number, error: string, more: object = {}, headers: HeaderList = {}): Response {
    return json({ error, ...more }, headers, status);
  }

  /** Throws the refusal of a network that reached a limit ({@link EarlyAnswer}). */
  function refuseIfLimited(context: Context, limit: NetworkLimit): void {
    const wait = throttle(context, service, limit);
    if (wait > 0) throw new EarlyAnswer(refuse(429, tooManyRequests, {}, { 'retry-after': String(wait) }));
  }
}
