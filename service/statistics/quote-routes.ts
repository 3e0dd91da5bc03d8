import type { Context, Hono } from 'hono';
import { isOwnOrigin } from '#service/http/allowed-origins.ts';
import { throttle } from '#service/http/limits/client-network.ts';
import { tooManyRequests } from '#service/http/limits/limits.ts';
import { parseForm, readBody } from '#service/http/read-body.ts';
import type { Service } from '#service/service.ts';
import { parseStatistics } from './parse-statistics.ts';

/** Seven times the size of some thirty short fields, in bytes; 64 kB of empty files would take 20 ms. */
const maxBodyBytes = 16 * 1024;

/** Accepts the statistics of submitted quotes. */
export function addQuoteRoutes(app: Hono, service: Service): void {
  /** Only pages of our own origins may read the response; other pages' browsers hide it. */
  const respond = (
    context: Context,
    status: number,
    body: string | null,
    extra: Record<string, string> = {},
  ): Response => {
    if (status >= 400) service.noteRefusal(status);
    const origin = context.req.header('origin');
    const own = isOwnOrigin(origin, context.req.header('host'), service.config);
    const cors: Record<string, string> =
      own && origin !== undefined ? { 'access-control-allow-origin': origin, vary: 'Origin' } : { vary: 'Origin' };
    const type: Record<string, string> = body === null ? {} : { 'content-type': 'text/plain; charset=utf-8' };
    return new Response(body, {
      status,
      headers: { ...service.headers.image, ...cors, ...type, ...extra },
    });
  };

  app.options('/statistiques', (context) =>
    respond(context, 204, null, { 'access-control-allow-methods': 'GET, POST', 'access-control-max-age': '86400' }),
  );

  app.post('/statistiques', async (context) => {
    const origin = context.req.header('origin');
    // Browsers always send the origin of the page that posts a form: posts from foreign pages are ignored.
    if (origin !== undefined && !isOwnOrigin(origin, context.req.header('host'), service.config)) {
      return respond(context, 403, 'Cette adresse n’accepte que les statistiques de notre site.');
    }
    const wait = throttle(context, service, service.limiters.statistics);
    if (wait > 0) {
      return respond(context, 429, tooManyRequests, {
        'retry-after': String(wait),
      });
    }
    const contentType = context.req.header('content-type') ?? '';
    if (!/^multipart\/form-data\s*;/i.test(contentType)) {
      return respond(context, 415, 'Les statistiques s’envoient en multipart/form-data.');
    }
    const body = await readBody(context.req.raw, maxBodyBytes);
    if (!body.ok) {
      return body.reason === 'too-large'
        ? respond(context, 413, 'Ces statistiques sont trop longues.')
        : respond(context, 400, 'Les statistiques sont incomplètes.');
    }
    const form = await parseForm(body.bytes, contentType);
    const row = form && parseStatistics(form, service.catalogues, service.clock());
    if (row === undefined) return respond(context, 400, 'Ces statistiques ne sont pas celles d’un devis.');
    if ((await service.isDiskLow()) || throttle(context, service, service.ceilings.statistics) > 0) {
      await service.storage.countHit({ day: row.day, type: 'statistiques', visitorClass: 'human' });
    } else await service.storage.addQuoteStatistics(row);
    return respond(context, 204, null);
  });
}
