import type { Hono } from 'hono';
import { isOwnOrigin } from '#service/http/allowed-origins.ts';
import { throttle } from '#service/http/limits/client-network.ts';
import { readFormData } from '#service/http/read-body.ts';
import type { Service } from '#service/service.ts';
import { parseStatistics } from './parse-statistics.ts';

/** Seven times the size of some thirty short fields, in bytes; 64 kB of empty files would take 20 ms. */
const maxBodyBytes = 16 * 1024;

/** Accepts the statistics of submitted quotes. The site reads the status alone. */
export function addQuoteRoutes(app: Hono, service: Service): void {
  app.post('/statistiques', async (context) => {
    const { origin, host } = context.req.header();
    const isOwn = isOwnOrigin(origin, host, service.config);
    /** Only pages of our own origins may read the answer; browsers hide it from others. */
    const answer = (status: number, more?: Readonly<Record<string, string>>): Response => {
      const headers = new Headers({ ...service.headers.image, vary: 'Origin', ...more });
      if (isOwn) headers.set('access-control-allow-origin', origin ?? '');
      return new Response(null, { status, headers });
    };
    // Browsers always send the origin of the page that posts a form; other programs may leave it out.
    if (origin !== undefined && !isOwn) return answer(403);
    const wait = throttle(context, service, service.limiters.statistics);
    if (wait > 0) return answer(429, { 'retry-after': String(wait) });
    const form = await readFormData(context, maxBodyBytes);
    if (typeof form === 'number') return answer(form);
    const row = parseStatistics(form, service.catalogues, service.clock());
    if (row === undefined) return answer(400);
    if (throttle(context, service, service.ceilings.statistics) > 0)
      await service.storage.countHit({ day: row.day, type: 'statistiques', visitor_class: 'human' });
    else await service.storage.addQuoteStatistics(row);
    return answer(204);
  });
}
